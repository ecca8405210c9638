import { use } from 'react'
import type { SearchResult } from '#contract/lifecycle/search.ts'
import { languageDirectionOf } from '#contract/text/language-direction.ts'
import { FallbackLanguageContext, useFallbackLanguage } from './fallback-language.ts'

/**
 * Returns a function that returns `lang` and `dir` of a text that is never translated, such as a title of a
 * publication. If its language is unknown, the text counts as one in the main language of the site.
 */
export const useUntranslatedTextLanguage = () => {
  const main = use(FallbackLanguageContext)
  return (language: string | undefined) => {
    if (language) return { lang: language, dir: languageDirectionOf(language) }
    return { ...(main && { lang: '' }), dir: 'auto' }
  }
}

/**
 * Returns a function that returns `lang` and `dir` of an entry's text, which has a language of its own or lacks a translation.
 */
export const useEntryTextLanguage = () => {
  const said = useFallbackLanguage()
  const own = useUntranslatedTextLanguage()
  return (
    entry: Parameters<typeof said>[0] & { readonly language?: string | undefined },
    name: string,
  ) => (entry.language === undefined ? said(entry, name) : own(entry.language))
}

/** Returns a function that returns `lang` and `dir` of a text in a search result, which can have any language. */
export const useSearchResultLanguage = () => {
  const said = useFallbackLanguage()
  const own = useUntranslatedTextLanguage()
  return (result: Pick<SearchResult, 'untranslated' | 'own'>) => (name: string) =>
    result.own?.texts.includes(name) ? own(result.own.language) : said(result, name)
}
