import { useEffect, useState } from 'react'
import type { SiteLanguage } from '#contract/language/language.ts'
import { client } from '#web/api/browser-client.ts'

/** The languages of the site, the main one first; none until they are known. */
export const useLanguages = (isWanted: boolean): readonly SiteLanguage[] => {
  const [languages, setLanguages] = useState<readonly SiteLanguage[]>([])
  useEffect(() => {
    if (!isWanted) return
    let isThere = true
    // Without them the form is as it is on a site of one language.
    client.site.getLanguages().then(
      (answer) => isThere && setLanguages(answer.languages),
      () => undefined,
    )
    return () => {
      isThere = false
    }
  }, [isWanted])
  return languages
}
