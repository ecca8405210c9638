import { buildOtherLanguageNote, languageCodePattern } from '../choose-language.ts'
import type { WordPressExport, WordPressItem } from './export.ts'

// Plugins mark languages differently: Polylang by terms, WPML by URLs, qTranslate within a text.

const languageInPath = new RegExp(`^/(${languageCodePattern})/`, 'i')
const wpmlKey = /^_?(?:wpml|icl)_/

const codeOf = ({ language, link }: WordPressItem, hasWpml: boolean): string => {
  if (language) return language
  const address = hasWpml ? URL.parse(link) : null
  const asked =
    address?.searchParams.get('lang') ?? languageInPath.exec(address?.pathname ?? '')?.[1]
  return (asked ?? '').toLowerCase()
}

/** Returns the most used language code that matches the site's, such as `en` for `en-US`. */
const mainLanguageOf = (codes: readonly string[], siteLanguage: string): string => {
  const counts = Map.groupBy(codes, (code) => code)
  const bySize = [...counts].toSorted(([, one], [, other]) => other.length - one.length)
  const matchesSite = (code: string) => siteLanguage === code || siteLanguage.startsWith(`${code}-`)
  return codes.find(matchesSite) ?? (codes.includes('') ? '' : (bySize[0]?.[0] ?? ''))
}

/** Returns a function that explains why an item's language is not imported. It returns undefined for the main language. */
export const createLanguageFilter = ({ items, language }: WordPressExport) => {
  const hasWpml = items.some(({ meta }) => [...meta.keys()].some((key) => wpmlKey.test(key)))
  const siteLanguage = language.toLowerCase()
  const main = mainLanguageOf(
    items.map((item) => codeOf(item, hasWpml)).filter((code) => code !== '' || hasWpml),
    siteLanguage,
  )
  return (item: WordPressItem): string | undefined => {
    const code = codeOf(item, hasWpml)
    return code === '' || code === main
      ? undefined
      : buildOtherLanguageNote(code, main || siteLanguage)
  }
}

const languageMarks = /\[:([a-z]{2})?\]|<!--:([a-z]{2})?-->/g

/** Returns the main-language part of a text, and the codes of its other languages. */
export const pickMainLanguage = (
  text: string,
  siteLanguage: string,
): { text: string; others: string[] } => {
  const parts = new Map<string, string>()
  let [code, from] = ['', 0]
  const close = (until: number) =>
    parts.set(code, (parts.get(code) ?? '') + text.slice(from, until))
  for (const mark of text.matchAll(languageMarks)) {
    close(mark.index)
    code = mark[1] ?? mark[2] ?? ''
    from = mark.index + mark[0].length
  }
  close(text.length)
  const codes = [...parts.keys()].filter((each) => each !== '')
  const main = codes.find((each) => siteLanguage.toLowerCase().startsWith(each)) ?? codes[0] ?? ''
  const shared = main ? (parts.get('') ?? '') : ''
  return {
    text: main ? `${parts.get(main)}${shared.trim() && `\n\n${shared}`}` : text,
    others: codes.filter((each) => each !== main),
  }
}
