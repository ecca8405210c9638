import type { SearchResult } from '#contract/lifecycle/search.ts'
import { useSaid } from '#web/content/fallback.ts'
import { useOwnLanguage } from '#web/content/own-language.ts'

/** Gives `lang` and `dir` for the texts of a result that are in another language than the page. */
export const useFoundLanguage = () => {
  const said = useSaid()
  const own = useOwnLanguage()
  return (result: Pick<SearchResult, 'untranslated' | 'own'>) => (name: string) =>
    result.own?.texts.includes(name) ? own(result.own.language) : said(result, name)
}
