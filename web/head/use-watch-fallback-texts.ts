import { useEffect } from 'react'
import type { PageLanguage } from './site-of.ts'

/**
 * Marks the language of untranslated interface texts that scripts add to the page. Loads no code if all texts
 * are translated.
 */
export const useMarkFallbackTexts = (language: PageLanguage | undefined): void => {
  useEffect(() => {
    const { fallback, code = '' } = language ?? {}
    if (!fallback) return
    const following = import('./watch-fallback-texts.ts').then((all) =>
      all.observeFallbackTexts(fallback, code),
    )
    return () => {
      following.then((observer) => observer.disconnect())
    }
  }, [language])
}
