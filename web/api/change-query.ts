import { type Location, useLocation, useNavigate, useNavigation } from 'react-router'

/** Which page an address leads to: each panel of the dashboard is one. */
const pageOf = ({ pathname, search }: Location) =>
  `${pathname} ${new URLSearchParams(search).get('panel')}`

/** The current address or, while it loads, the next one; null during a navigation to another page. */
const useAddress = () => {
  const here = useLocation()
  const next = useNavigation().location ?? here
  return pageOf(next) === pageOf(here) ? next : null
}

/** Whether a navigation to another page is in progress. */
export const useIsLeaving = (): boolean => useAddress() === null

/** Changes the query of a page. An earlier change that still loads is kept; a visitor who is leaving is not called back. */
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
