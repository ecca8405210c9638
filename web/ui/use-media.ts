import { useCallback, useSyncExternalStore } from 'react'

// `fallback` is used while the page is rendered on the server.
function useMedia(query: string, fallback = false): boolean {
  const watch = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => fallback,
  )
}

/** Whether the reader has asked for less motion; assumed so until the browser has answered. */
export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)', true)
