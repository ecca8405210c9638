import { useEffect, useState } from 'react'
import type { SiteLanguage } from '#contract/language/language.ts'
import { browserApiClient } from '#web/api/browser-client.ts'

/** Loads the languages of the site, the main one first. Returns none while loading. */
export const useSiteLanguages = (isWanted: boolean): readonly SiteLanguage[] => {
  const [languages, setLanguages] = useState<readonly SiteLanguage[]>([])
  useEffect(() => {
    if (!isWanted) return
    let isThere = true
    // If loading fails, no languages are returned, and forms offer no translation.
    browserApiClient.site.getLanguages().then(
      (answer) => isThere && setLanguages(answer.languages),
      () => undefined,
    )
    return () => {
      isThere = false
    }
  }, [isWanted])
  return languages
}
