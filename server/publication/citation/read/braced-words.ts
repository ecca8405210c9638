import { hasStylisticCapital, wordsNeedingCaseProtection } from '../title-case.ts'
import { locateBibtexField } from './bibtex-field.ts'

const titleIn = (entry: string): string => {
  const place = locateBibtexField(entry, 'title')
  return place === null ? '' : entry.slice(place.from, place.to)
}

/** A word of a title, with and without LaTeX. `isBraced` is true if braces keep some of its capitals. */
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
      // Braces around the argument of a command do not protect capitals: `{\"u}`, `\emph{x}`.
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

/**
 * Minimum number of capitalised words in a title for guessing that a program wrote the braces. If
 * there are fewer, all may be names that the author protected.
 */
const minCapitals = 3

/**
 * Whether the braces come from a program instead of the author: Zotero puts each capitalised word in braces, Mendeley the whole
 * title.
 */
const areFromProgram = ([first, ...words]: readonly Word[]): boolean => {
  const capitals = words.filter(({ text }) => hasStylisticCapital(text))
  if (capitals.length < minCapitals) return false
  const isWholeTitle =
    first?.raw.startsWith('{') &&
    words.at(-1)?.raw.endsWith('}') &&
    [first, ...words].every(({ isBraced }) => isBraced)
  return (
    isWholeTitle ||
    capitals.every(({ raw }) => /^(?:[^\p{L}{}]*\{[^{}]+\})+[^\p{L}{}]*$/u.test(raw))
  )
}

/**
 * Returns the words of a title whose capitals the author protected with braces and that would otherwise lose
 * them.
 */
export const findBraceProtectedWords = (entry: string, title: string): string[] => {
  const words = wordsOf(titleIn(entry))
  if (!words.some(({ isBraced }) => isBraced) || areFromProgram(words)) return []
  const shown = title.split(/\s+/)
  // Words of the entry correspond to words of the title by position. They are not compared as
  // texts, because LaTeX commands are converted only in the title.
  const isAligned = words.length <= shown.length
  const braced = words.flatMap(({ text, isBraced }, index) =>
    isBraced ? [(isAligned && shown[index]) || text] : [],
  )
  return wordsNeedingCaseProtection(title, braced)
}
