import { needTelling } from '../title-case.ts'
import { placeOf } from './bibtex-field.ts'

/** The title of an entry as it stands in the file. */
const titleIn = (entry: string): string => {
  const place = placeOf(entry, 'title')
  return place === null ? '' : entry.slice(place.from, place.to)
}

/** The words of a title, each with whether any of it stands in braces that keep its capitals. */
const wordsOf = (title: string): { text: string; isBraced: boolean }[] => {
  const words = [{ text: '', isBraced: false }]
  let depth = 0
  for (let at = 0; at < title.length; at++) {
    const sign = title[at] ?? ''
    const word = words.at(-1)
    if (word === undefined) break
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
    else if (/\s/.test(sign)) words.push({ text: '', isBraced: false })
    else {
      word.text += sign
      if (depth > 0) word.isBraced = true
    }
  }
  return words.filter(({ text }) => text !== '')
}

/** Which words of a title a BibTeX entry keeps the capitals of, where they do not show it themselves. */
export const bracedWords = (entry: string, title: string): string[] => {
  const raw = wordsOf(titleIn(entry))
  const shown = title.split(/\s+/)
  // Word for word as long as both have as many; the commands of LaTeX have been read in one of them.
  const isAligned = raw.length <= shown.length
  const braced = raw.flatMap(({ text, isBraced }, index) =>
    isBraced ? [(isAligned && shown[index]) || text] : [],
  )
  return [...new Set(needTelling(braced))].filter((word) => title.includes(word))
}
