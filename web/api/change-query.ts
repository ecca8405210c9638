import { type Location, useLocation, useNavigate, useNavigation } from 'react-router'

/**
 * Returns a key of the page without most of its query: the path and, in the dashboard, the panel. Equal keys
 * mean that the user is still on the page.
 */
const pageOf = ({ pathname, search }: Location) =>
  `${pathname} ${new URLSearchParams(search).get('panel')}`

/**
 * Returns the current location or, during a navigation within the page, the next one. Null during a
 * navigation to another page.
 */
const useAddress = () => {
  const here = useLocation()
  const next = useNavigation().location ?? here
  return pageOf(next) === pageOf(here) ? next : null
}

export const useIsLeavingPage = (): boolean => useAddress() === null

/**
 * Returns a function that changes the query of the page. Keeps earlier changes that still load, and
 * does nothing if the user is leaving the page.
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
