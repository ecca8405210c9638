import { useLayoutEffect } from 'react'
import { awakeEvent } from '#contract/site/waking.ts'

/** Says, as soon as the page is hydrated, that it can answer what was pressed before, and shows editors their bar. */
export const useAnnounceHydrated = (): void => {
  useLayoutEffect(() => {
    document.dispatchEvent(new Event(awakeEvent))
    // Only people who are signed in fetch the bar.
    if (localStorage.token) import('#web/frame/edit-bar.ts').then((bar) => bar.showEditBar())
  }, [])
}
