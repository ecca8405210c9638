import { useCallback, useSyncExternalStore } from 'react'

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

/** Whether the visitor prefers reduced motion. True until known. */
export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)', true)
