import { type Location, useLocation, useNavigate, useNavigation } from 'react-router'

/**
 * Returns a text that is equal for two URLs of the same page: the path and, in the dashboard, the
 * panel.
 */
const pageOf = ({ pathname, search }: Location) =>
  `${pathname} ${new URLSearchParams(search).get('panel')}`

/**
 * Returns the current location or, if another URL of the same page is loading, that one. Null while
 * another page is loading.
 */
const useAddress = () => {
  const here = useLocation()
  const next = useNavigation().location ?? here
  return pageOf(next) === pageOf(here) ? next : null
}

export const useIsLeavingPage = (): boolean => useAddress() === null

/**
 * Returns a function that changes the query of the URL. It keeps earlier changes that are still
 * loading, and does nothing if the user is leaving the page.
 */
export const useChangeQuery = () => {
  const address = useAddress()
  const navigate = useNavigate()
  return (change: (params: URLSearchParams) => void): void => {
    if (address === null) return
    const params = new URLSearchParams(address.search)
    change(params)
    void navigate({ search: `?${params}` }, { replace: true, preventScrollReset: true })
  }
}
