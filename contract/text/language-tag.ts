import { text } from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'

const canonical = (tag: string): string => {
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
  text(100)
    .refine(
      (typed) => typed.trim() === '' || readTag(typed) !== '',
      'Must be the code of a language, such as en or pt-BR',
    )
    .meta({ examples: ['pt-BR'] }),
  z.string().meta({ examples: ['pt-BR'] }),
  { decode: readTag, encode: (tag) => tag },
)

/** What a language is called in English; the code itself where it has no name. */
export const languageName = (tag: string): string =>
  tag === '' ? '' : (new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag)
