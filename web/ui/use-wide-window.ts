import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window is at least so wide; without a number, wide enough for two columns of text. */
// Apart from use-media.ts, which public pages load: the editor must cost them nothing.
export const useWideWindow = (rem = 64): boolean => {
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
