import { createInvalidInputError } from '#contract/call/api-error.ts'
import type { LanguagePair } from '#server/base/entity/source-texts.ts'

/**
 * Returns a language to translate into, together with the main language. Throws 400 if the site lacks the
 * language or if it is the main one.
 */
export const requireTranslationLanguage = (
  [main = '', ...others]: readonly string[],
  lang: string,
): LanguagePair => {
  if (others.includes(lang)) return { lang, main }
  const message =
    lang === main
      ? 'This is the main language, from which others are translated'
      : 'The site is not there in this language'
  throw createInvalidInputError([{ path: 'lang', message }])
}
