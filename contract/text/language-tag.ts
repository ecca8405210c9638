import { text } from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'

const longest = 100

const canonical = (tag: string): string => {
  // Reading a tag takes time that grows with the square of its length.
  if (tag.length > longest) return ''
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? ''
  } catch {
    return ''
  }
}

/** A code of BCP 47 in its usual spelling, `pt-BR` for `PT-br` and `de` for `ger`; empty when it is none. */
export const readTag = (typed: string): string => {
  const tag = canonical(typed.trim().replaceAll('_', '-'))
  // Longer words are codes in form only; the others stand for no language.
  return /^(?!und|mul|mis|zxx)[a-z]{2,3}(?:-|$)/.test(tag) ? tag : ''
}

/** The code of a language (BCP 47); empty when it is not said. */
export const languageTag = z.codec(
  text(longest)
    .refine(
      (typed) => typed.trim() === '' || readTag(typed) !== '',
      'Must be the code of a language, such as en or pt-BR',
    )
    .meta({ examples: ['pt-BR'] }),
  z.string().meta({ examples: ['pt-BR'] }),
  { decode: readTag, encode: (tag) => tag },
)

/** What a language is called in another, English unless it is said; the code itself where it has no name. */
export const languageName = (tag: string, locale = 'en'): string =>
  tag === '' ? '' : (new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag)

/** Language, script and region; what else a code can say makes no other site. */
const siteCode = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/

const isKnown = (tag: string): boolean =>
  siteCode.test(tag) &&
  new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(tag) !== undefined

/** The code of a language that exists and that a site can be read in, in its usual spelling. */
export const languageCode = z.codec(
  text(longest)
    .refine(
      (typed) => isKnown(readTag(typed)),
      'Not the code of a language; codes are such as de or pt-BR',
    )
    .meta({ examples: ['de'] }),
  z.string(),
  { decode: readTag, encode: (tag) => tag },
)

/** What a language calls itself, such as Deutsch. */
export const ownNameOf = (tag: string): string => {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag
  const [first = '', ...rest] = name
  return first.toLocaleUpperCase(tag) + rest.join('')
}
