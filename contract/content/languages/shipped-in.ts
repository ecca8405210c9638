import { contentDefaults } from '../fields.ts'
import type { ChangedContent, ContentValue } from '../group.ts'
import { arabicTranslation } from './ar/arabic.ts'
import { germanTranslation } from './de/german.ts'
import { spanishTranslation } from './es/spanish.ts'
import { frenchTranslation } from './fr/french.ts'
import type { BuiltInTranslation } from './translation.ts'
import { chineseTranslation } from './zh/chinese.ts'

/** Built-in translations besides English, by language tag in lower case. */
const translations: Readonly<Record<string, BuiltInTranslation>> = {
  ar: arabicTranslation,
  de: germanTranslation,
  es: spanishTranslation,
  fr: frenchTranslation,
  'zh-hans': chineseTranslation,
}

export const builtInLanguageCodes: readonly string[] = Object.keys(translations)

/** Returns the value at a path of keys, such as `home.title`, or undefined. */
const below = (words: object, name: string): unknown =>
  name
    .split('.')
    .reduce<unknown>(
      (part, key) =>
        typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined,
      words,
    )

/** Translates the texts of a default value. Pictures, icons and link targets stay. */
const inWords = (value: ContentValue, words: unknown): ContentValue => {
  if (typeof value === 'string') return typeof words === 'string' ? words : value
  if (Array.isArray(value) && Array.isArray(words))
    return value.map((part, index) => ({ ...part, ...words[index] }))
  return typeof words === 'object' && words !== null ? { ...value, ...words } : value
}

/**
 * Returns the built-in language for a tag: `de-AT` uses German, `zh` and `zh-CN` simplified
 * Chinese.
 */
const shippedCode = (code: string): string | undefined => {
  const { language, script } = new Intl.Locale(code).maximize()
  return [`${language}-${script}`.toLowerCase(), language].find((each) => each in translations)
}

const known = new Map<string, ChangedContent>()

/**
 * Returns the built-in content of a language by full field name. Undefined if Salus has no
 * translation.
 */
export const findBuiltInContent = (code: string): ChangedContent | undefined => {
  if (new Intl.Locale(code).language === 'en') return contentDefaults
  const shipped = shippedCode(code)
  const words = shipped && translations[shipped]
  if (!shipped || !words) return undefined
  const before = known.get(shipped)
  if (before) return before
  const content = Object.fromEntries(
    Object.entries(contentDefaults).map(([name, value]) => [
      name,
      inWords(value, below(words, name)),
    ]),
  )
  known.set(shipped, content)
  return content
}
