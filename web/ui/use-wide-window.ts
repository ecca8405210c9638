import { useSyncExternalStore } from 'react'

// Apart from use-media.ts, which public pages load: the editor must cost them nothing.
const list = () => matchMedia('(min-width: 64rem)')

const watch = (changed: () => void) => {
  const watched = list()
  watched.addEventListener('change', changed)
  return () => watched.removeEventListener('change', changed)
}

/** Whether the window is wide enough for two columns of text. */
export const useWideWindow = (): boolean =>
  useSyncExternalStore(
    watch,
    () => list().matches,
    () => false,
  )
