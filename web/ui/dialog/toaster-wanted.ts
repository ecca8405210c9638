import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let isWanted = false

export const requestToaster = (): void => {
  isWanted = true
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a component of the page needs toasts. False during server rendering. */
export const useIsToasterRequested = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isWanted,
    () => false,
  )
