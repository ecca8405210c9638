import { useLayoutEffect } from 'react'
import { hydratedEvent } from '#contract/site/waking.ts'

/** Dispatches the event that replays earlier clicks after hydration, and shows the edit bar. */
export const useAnnounceHydrated = (): void => {
  useLayoutEffect(() => {
    document.dispatchEvent(new Event(hydratedEvent))
    // Only signed-in users load the bar.
    if (localStorage.token) import('#web/frame/edit-bar.ts').then((bar) => bar.showEditBar())
  }, [])
}
