import { useEffect } from 'react'
import type { PageLanguage } from './site-of.ts'

/**
 * Marks the language of fixed texts that scripts add. Loads no code for pages without fallback
 * texts.
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
