import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let isWanted = false

/** Requests the toaster: something on this page may show toasts. */
export const wantToaster = (): void => {
  isWanted = true
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether something on this page may show toasts; never while a page is rendered on the server. */
export const useToasterWanted = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isWanted,
    () => false,
  )
