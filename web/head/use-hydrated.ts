import { useLayoutEffect } from 'react'
import { awakeEvent } from './start-script.ts'

/** Says, as soon as the page is hydrated, that it can answer what was pressed before, and shows editors their bar. */
export const useHydrated = (): void => {
  useLayoutEffect(() => {
    document.dispatchEvent(new Event(awakeEvent))
    // Only whoever is signed in fetches the bar.
    if (localStorage.token) import('#web/frame/edit-bar.ts').then((bar) => bar.showEditBar())
  }, [])
}
