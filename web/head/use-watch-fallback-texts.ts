import { useEffect } from 'react'
import type { PageLanguage } from './site-of.ts'

/** Has scripts mark the fixed texts they add that are not in the page's language; other pages fetch no code for it. */
export const useWatchFallbackTexts = (language: PageLanguage | undefined): void => {
  useEffect(() => {
    const { fallback, code = '' } = language ?? {}
    if (!fallback) return
    const following = import('./watch-fallback-texts.ts').then((all) =>
      all.watchFallbackTexts(fallback, code),
    )
    return () => {
      following.then((observer) => observer.disconnect())
    }
  }, [language])
}
