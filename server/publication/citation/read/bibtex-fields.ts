import { citationFieldNames } from '../format-fields.ts'
import { closingIndex, endOfQuotes } from './bibtex-field.ts'
import { furtherBibtexFields } from './bibtex-work.ts'
import { bibtexLinkFields } from './links.ts'

const kept = new Set([...citationFieldNames('bibtex'), ...furtherBibtexFields])

/** Whether a work keeps the value of a BibTeX field, in whatever form. */
export const isKeptBibtexField = (name: string): boolean =>
  kept.has(name) || bibtexLinkFields.some((shape) => shape.test(name))

const nameAndEquals = /[\s,]*([^\s,={}"]{1,200})\s*=\s*/y

/** Returns the end of a value, and the value without its braces or quotation marks. */
const readValue = (text: string, from: number): { value: string; end: number } => {
  const sign = text[from]
  if (sign === '{') {
    const end = closingIndex(text, from + 1)
    return { value: text.slice(from + 1, end), end: end + 1 }
  }
  if (sign === '"') {
    const end = endOfQuotes(text, from + 1)
    return { value: text.slice(from + 1, end), end: end + 1 }
  }
  const rest = /[^,{}"#]*/y
  rest.lastIndex = from
  const value = rest.exec(text)?.[0] ?? ''
  return { value: value.trim(), end: from + value.length }
}

/** Reads the fields of an entry: their names in lower case, and their values as written. */
export const readBibtexFields = (entry: string): Map<string, string> => {
  const fields = new Map<string, string>()
  nameAndEquals.lastIndex = entry.indexOf(',')
  if (nameAndEquals.lastIndex < 0) return fields
  for (let found = nameAndEquals.exec(entry); found; found = nameAndEquals.exec(entry)) {
    const parts: string[] = []
    let at = found.index + found[0].length
    for (;;) {
      const { value, end } = readValue(entry, at)
      parts.push(value)
      const joined = /\s*#\s*/y
      joined.lastIndex = end
      if (!joined.test(entry)) {
        at = end
        break
      }
      at = joined.lastIndex
    }
    fields.set((found[1] ?? '').toLowerCase(), parts.join('').trim())
    nameAndEquals.lastIndex = at
  }
  return fields
}
