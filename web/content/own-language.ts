import { use } from 'react'
import type { SearchResult } from '#contract/lifecycle/search.ts'
import { directionOf } from '#contract/text/language-direction.ts'
import { FallbackContext, useSaid } from './fallback.ts'

/**
 * Gives `lang` and `dir` for what is the same on pages of every language, such as the title of a publication: in the
 * language that is said of it. Where none is said, pages in the main language take it for theirs, others for unknown.
 */
export const useOwnLanguage = () => {
  const main = use(FallbackContext)
  return (language: string | undefined) => {
    if (language) return { lang: language, dir: directionOf(language) }
    return { ...(main && { lang: '' }), dir: 'auto' }
  }
}

/** Gives `lang` and `dir` for a text of an entry, which is in a language of its own or not translated. */
export const useEntryLanguage = () => {
  const said = useSaid()
  const own = useOwnLanguage()
  return (
    entry: Parameters<typeof said>[0] & { readonly language?: string | undefined },
    name: string,
  ) => (entry.language === undefined ? said(entry, name) : own(entry.language))
}

/** The same for the texts of a search result, in whichever language each is. */
export const useFoundLanguage = () => {
  const said = useSaid()
  const own = useOwnLanguage()
  return (result: Pick<SearchResult, 'untranslated' | 'own'>) => (name: string) =>
    result.own?.texts.includes(name) ? own(result.own.language) : said(result, name)
}
