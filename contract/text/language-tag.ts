import { textSchema } from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'

const longest = 100

const canonical = (tag: string): string => {
  // Long tags are rejected first, because parsing takes quadratic time.
  if (tag.length > longest) return ''
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? ''
  } catch {
    return ''
  }
}

/**
 * Returns a BCP 47 code in canonical form, such as `pt-BR` for `PT-br` and `de` for `ger`. Returns an empty
 * text if it is invalid.
 */
export const canonicalLanguageTag = (typed: string): string => {
  const tag = canonical(typed.trim().replaceAll('_', '-'))
  // Longer words are valid tags but no languages. The excluded codes mean an unknown or no single
  // language.
  return /^(?!und|mul|mis|zxx)[a-z]{2,3}(?:-|$)/.test(tag) ? tag : ''
}

export const optionalLanguageTagSchema = z.codec(
  textSchema(longest)
    .refine(
      (typed) => typed.trim() === '' || canonicalLanguageTag(typed) !== '',
      'Must be the code of a language, such as en or pt-BR',
    )
    .meta({ examples: ['pt-BR'] }),
  z.string().meta({ examples: ['pt-BR'] }),
  { decode: canonicalLanguageTag, encode: (tag) => tag },
)

/** Returns the name of a language in another one, English by default. Returns the code if it has no name. */
export const languageName = (tag: string, locale = 'en'): string =>
  tag === '' ? '' : (new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag)

/** Matches the tags that a site can use: language, script and region. */
const siteCode = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/

const isKnown = (tag: string): boolean =>
  siteCode.test(tag) &&
  new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(tag) !== undefined

/** A BCP 47 code of a language that a site can use. */
export const siteLanguageCodeSchema = z.codec(
  textSchema(longest)
    .refine(
      (typed) => isKnown(canonicalLanguageTag(typed)),
      'Not the code of a language; codes are such as de or pt-BR',
    )
    .meta({ examples: ['de'] }),
  z.string(),
  { decode: canonicalLanguageTag, encode: (tag) => tag },
)

/** Returns a language's name in that language, such as Deutsch. */
export const nativeLanguageName = (tag: string): string => {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag
  const [first = '', ...rest] = name
  return first.toLocaleUpperCase(tag) + rest.join('')
}
