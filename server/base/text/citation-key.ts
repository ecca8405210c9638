import { parseAuthorName } from '#contract/publication/author-name.ts'
import { foldName } from './fold.ts'

const small = new Set(
  'a an the of on in for and to with from by at as is are towards toward using via der die das ein eine le la les un une el los'.split(
    ' ',
  ),
)

const ascii = (text: string): string => text.replaceAll(/[^a-z0-9]/g, '')

/** Builds a citation key from family name, year and first significant title word. */
export const citationKeyOf = (work: {
  title: string
  firstAuthor: string
  date: string
}): string => {
  const name = parseAuthorName(work.firstAuthor)
  const family = ascii(
    foldName('literal' in name ? (name.literal.split(' ')[0] ?? '') : name.family),
  )
  const words = foldName(work.title).split(' ').map(ascii)
  const word = words.find((each) => each !== '' && !small.has(each)) ?? ''
  return `${family || 'anon'}${work.date.slice(0, 4)}${word}`.slice(0, 60)
}

/** Returns the key, with a suffix if it is taken (`keya`, `keyb`, …). */
export const findFreeCitationKey = (key: string, isTaken: (key: string) => boolean): string => {
  if (!isTaken(key)) return key
  for (let number = 0; ; number++) {
    const suffix = number < 26 ? String.fromCharCode(97 + number) : `-${number}`
    if (!isTaken(key + suffix)) return key + suffix
  }
}
