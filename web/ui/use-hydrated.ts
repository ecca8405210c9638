import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the page is hydrated: false on the server and until its scripts run. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
