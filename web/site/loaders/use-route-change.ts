import { useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

/** A navigation to another path. `count` distinguishes two navigations to the same path. */
export interface RouteChange {
  readonly path: string
  readonly count: number
}

/**
 * Returns the last navigation, or null before the first. Changes of query or fragment alone do
 * not count.
 */
export function useRouteChange(): RouteChange | null {
  const { pathname } = useLocation()
  const path = (useNavigation().location?.pathname ?? pathname).toLowerCase()
  const [change, setChange] = useState<RouteChange>({ path, count: 0 })
  if (change.path !== path) setChange({ path, count: change.count + 1 })
  return change.count > 0 ? change : null
}
