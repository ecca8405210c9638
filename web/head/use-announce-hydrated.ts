import { useLayoutEffect } from 'react'
import { pageHydratedEvent } from '#contract/site/waking.ts'

/** Dispatches the event that replays earlier clicks after hydration, and shows the edit bar. */
export const useAnnounceHydrated = (): void => {
  useLayoutEffect(() => {
    document.dispatchEvent(new Event(pageHydratedEvent))
    // Only signed-in users load the bar.
    if (localStorage.token) import('#web/frame/edit-bar.ts').then((bar) => bar.showEditBar())
  }, [])
}
