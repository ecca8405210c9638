import { languageName, readTag } from '#contract/text/language-tag.ts'

/** Babel's words for languages, where they are not the English ones; the first of a language is written. */
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
      .flatMap((one) => letters.map((other) => readTag(one + other)))
      .map((tag) => [languageName(tag).toLowerCase(), tag] as const)
      .filter(([name, tag]) => name !== tag),
  )

let names: ReturnType<typeof readNames> | undefined

/** Every language with a code of two letters, by its English name; asked of the system once it is needed. */
const byName = () => (names ??= readNames())

/** The code of a language that a source names by a code, in English or as Babel does; empty when it is not known. */
export const readLanguage = (text: string): string => {
  const word = text.trim().toLowerCase()
  return babel.get(word) ?? byName().get(word) ?? readTag(word)
}

/** A language as Babel calls it, so that LaTeX sets its words; its code where Babel has no word. */
export const babelLanguage = (tag: string): string => {
  const own = [...babel].find(([, each]) => each === tag)?.[0]
  const name = own ?? languageName(tag).toLowerCase()
  return /^[a-z]+$/.test(name) && readLanguage(name) === tag ? name : tag
}
