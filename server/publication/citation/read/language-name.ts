import { canonicalLanguageTag, languageName } from '#contract/text/language-tag.ts'

/**
 * Language names of LaTeX's Babel package that differ from the English ones. If a language has several, the
 * first is used for writing.
 */
const babel = new Map([
  ['american', 'en-US'],
  ['usenglish', 'en-US'],
  ['british', 'en-GB'],
  ['ukenglish', 'en-GB'],
  ['canadian', 'en-CA'],
  ['australian', 'en-AU'],
  ['newzealand', 'en-NZ'],
  ['ngerman', 'de'],
  ['naustrian', 'de-AT'],
  ['austrian', 'de-AT'],
  ['nswissgerman', 'de-CH'],
  ['brazilian', 'pt-BR'],
  ['brazil', 'pt-BR'],
  ['portuges', 'pt'],
  ['francais', 'fr'],
  ['canadien', 'fr-CA'],
  ['norsk', 'nb'],
  ['magyar', 'hu'],
  ['farsi', 'fa'],
])

const letters = Array.from('abcdefghijklmnopqrstuvwxyz')

const readNames = () =>
  new Map(
    letters
      .flatMap((one) => letters.map((other) => canonicalLanguageTag(one + other)))
      .map((tag) => [languageName(tag).toLowerCase(), tag] as const)
      .filter(([name, tag]) => name !== tag),
  )

let names: ReturnType<typeof readNames> | undefined

const codesByName = () => (names ??= readNames())

/**
 * Returns the code of a language that is given as a code, in English or as Babel's name. Returns an empty string if it is
 * unknown.
 */
export const toLanguageCode = (text: string): string => {
  const word = text.trim().toLowerCase()
  return babel.get(word) ?? codesByName().get(word) ?? canonicalLanguageTag(word)
}

/** Returns Babel's name of a language, so that LaTeX hyphenates correctly, or its code if Babel lacks it. */
export const toBabelLanguage = (tag: string): string => {
  const own = [...babel].find(([, each]) => each === tag)?.[0]
  const name = own ?? languageName(tag).toLowerCase()
  return /^[a-z]+$/.test(name) && toLanguageCode(name) === tag ? name : tag
}
