import { isCapitalisedFreely, needTelling } from '../title-case.ts'
import { placeOf } from './bibtex-field.ts'

/** The title of an entry as it stands in the file. */
const titleIn = (entry: string): string => {
  const place = placeOf(entry, 'title')
  return place === null ? '' : entry.slice(place.from, place.to)
}

/** A word of a title, as it stands there, and whether any of it stands in braces that keep its capitals. */
interface Word {
  text: string
  raw: string
  isBraced: boolean
}

const wordsOf = (title: string): Word[] => {
  const words: Word[] = [{ text: '', raw: '', isBraced: false }]
  let depth = 0
  for (let at = 0; at < title.length; at++) {
    const sign = title[at] ?? ''
    const word = words.at(-1)
    if (word === undefined) break
    if (!/\s/.test(sign)) word.raw += sign
    if (sign === '\\') {
      // What a command takes is no protection: `{\"u}`, `\emph{x}`.
      word.text += sign + (title[++at] ?? '')
      while (/[a-z]/i.test(title[at] ?? '') && /[a-z]/i.test(title[at + 1] ?? '')) {
        word.text += title[++at]
      }
      if (title[at + 1] === '{') at++
    } else if (sign === '{') {
      if (title[at + 1] === '\\') continue
      depth++
    } else if (sign === '}') depth = Math.max(0, depth - 1)
    else if (/\s/.test(sign)) words.push({ text: '', raw: '', isBraced: false })
    else {
      word.text += sign
      if (depth > 0) word.isBraced = true
    }
  }
  return words.filter(({ text }) => text !== '')
}

/** Fewer words in braces may all be names. */
const fewest = 3

/**
 * Whether the braces are those of a program, which says nothing by them: Zotero puts each word with a capital in
 * braces, Mendeley the whole title.
 */
const areHabit = ([first, ...words]: readonly Word[]): boolean => {
  const capitals = words.filter(({ text }) => isCapitalisedFreely(text))
  if (capitals.length < fewest) return false
  const isWholeTitle =
    first?.raw.startsWith('{') &&
    words.at(-1)?.raw.endsWith('}') &&
    [first, ...words].every(({ isBraced }) => isBraced)
  return (
    isWholeTitle ||
    capitals.every(({ raw }) => /^(?:[^\p{L}{}]*\{[^{}]+\})+[^\p{L}{}]*$/u.test(raw))
  )
}

/** Which words of a title a BibTeX entry keeps the capitals of, where they do not show it themselves. */
export const bracedWords = (entry: string, title: string): string[] => {
  const words = wordsOf(titleIn(entry))
  if (!words.some(({ isBraced }) => isBraced) || areHabit(words)) return []
  const shown = title.split(/\s+/)
  // Word for word as long as both have as many; the commands of LaTeX have been read in one of them.
  const isAligned = words.length <= shown.length
  const braced = words.flatMap(({ text, isBraced }, index) =>
    isBraced ? [(isAligned && shown[index]) || text] : [],
  )
  return needTelling(title, braced)
}
