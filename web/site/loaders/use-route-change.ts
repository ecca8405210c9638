import { useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

/** The page that is being changed to, from the press on; null until there was a change. */
export interface RouteChange {
  readonly path: string
  /** Counts the changes. */
  readonly count: number
}

/** Follows changes from page to page; another query or fragment of the same page is none. */
export function useRouteChange(): RouteChange | null {
  const { pathname } = useLocation()
  const path = (useNavigation().location?.pathname ?? pathname).toLowerCase()
  const [change, setChange] = useState<RouteChange>({ path, count: 0 })
  if (change.path !== path) setChange({ path, count: change.count + 1 })
  return change.count > 0 ? change : null
}
