import { needTelling } from '../title-case.ts'

/** The place behind the bracket that closes what is open at `from`; the end where none does. */
const closing = (text: string, from: number): number => {
  let depth = 1
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '{') depth++
    else if (text[at] === '}' && --depth === 0) return at
  }
  return text.length
}

const endOfQuotes = (text: string, from: number): number => {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '{') depth++
    else if (text[at] === '}') depth--
    else if (text[at] === '"' && depth === 0) return at
  }
  return text.length
}

/** The title of an entry as it stands in the file. */
const titleIn = (entry: string): string => {
  const [start] = entry.matchAll(/[,\s]title\s*=\s*(["{])/gi)
  if (start === undefined) return ''
  const from = start.index + start[0].length
  return entry.slice(from, start[1] === '{' ? closing(entry, from) : endOfQuotes(entry, from))
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
