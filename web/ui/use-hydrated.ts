import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the page is hydrated. False on the server. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
