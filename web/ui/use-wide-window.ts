import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window is at least `rem` wide. The default width fits two columns of text. */
// Separate from use-media.ts, so that public pages do not load editor code.
export const useIsWindowWide = (rem = 64): boolean => {
  const query = `(min-width: ${rem}rem)`
  const watch = useCallback(
    (changed: () => void) => {
      const watched = matchMedia(query)
      watched.addEventListener('change', changed)
      return () => watched.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => false,
  )
}
