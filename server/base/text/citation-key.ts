import { readName } from '#contract/publication/author-name.ts'
import { fold } from './fold.ts'

const small = new Set(
  'a an the of on in for and to with from by at as is are towards toward using via der die das ein eine le la les un une el los'.split(
    ' ',
  ),
)

const ascii = (text: string): string => text.replaceAll(/[^a-z0-9]/g, '')

/** The first key one would think of: the first author's family name, the year, the first word that says something. */
export const citationKey = (work: { title: string; firstAuthor: string; date: string }): string => {
  const name = readName(work.firstAuthor)
  const family = ascii(fold('literal' in name ? (name.literal.split(' ')[0] ?? '') : name.family))
  const words = fold(work.title).split(' ').map(ascii)
  const word = words.find((each) => each !== '' && !small.has(each)) ?? ''
  return `${family || 'anon'}${work.date.slice(0, 4)}${word}`.slice(0, 60)
}

/** The key, or the first of `keya`, `keyb`, … that is not taken. */
export const freeKey = (key: string, isTaken: (key: string) => boolean): string => {
  if (!isTaken(key)) return key
  for (let number = 0; ; number++) {
    const suffix = number < 26 ? String.fromCharCode(97 + number) : `-${number}`
    if (!isTaken(key + suffix)) return key + suffix
  }
}
