import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the page answers to its scripts: false while it is rendered on the server and hydrated. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
