import { useEffect } from 'react'
import type { PageLanguage } from './site-of.ts'

/** Has scripts mark the fixed texts they add that are not in the page's language; other pages fetch no code for it. */
export const useFollowFallen = (language: PageLanguage | undefined): void => {
  useEffect(() => {
    const { fallen, code = '' } = language ?? {}
    if (!fallen) return
    const following = import('./follow-fallen.ts').then((all) => all.followFallen(fallen, code))
    return () => {
      following.then((observer) => observer.disconnect())
    }
  }, [language])
}
