import { useLayoutEffect } from 'react'
import { pageHydratedEvent } from '#contract/site/waking.ts'

/**
 * After hydration, dispatches an event that replays earlier clicks, and shows the edit bar to signed-in
 * users.
 */
export const useAnnounceHydrated = (): void => {
  useLayoutEffect(() => {
    document.dispatchEvent(new Event(pageHydratedEvent))
    // Visitors never download the code of the bar.
    if (localStorage.token) import('#web/frame/edit-bar.ts').then((bar) => bar.showEditBar())
  }, [])
}
