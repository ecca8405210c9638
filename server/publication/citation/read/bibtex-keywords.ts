import { locateBibtexField } from './bibtex-field.ts'

/**
 * Name that the keyword field gets before parsing. Under its usual name, the parser would sort the
 * keywords and leave LaTeX in them.
 */
export const protectedKeywordField = 'keywordtext'

const commaStandIn = '\ufdd5'

/**
 * Whether a list has one keyword per line, as EndNote writes it. A list that is only wrapped has more commas
 * than lines.
 */
const isOnePerLine = (value: string): boolean => {
  const lines = value.trim().split('\n')
  const commas = value.split(/[,;]/).length - 1
  return lines.length - 1 > commas && lines.every((line) => /^\S/.test(line))
}

/** Normalises the separators of keywords to commas. Commas within keywords become `commaStandIn`. */
const separatedByCommas = (written: string): string => {
  const value = written.replaceAll('\r', '')
  if (isOnePerLine(value))
    return value.trim().replaceAll(/[,;]/g, commaStandIn).replaceAll(/\n+/g, ', ')
  let depth = 0
  let text = ''
  for (let at = 0; at < value.length; at++) {
    const sign = value[at] ?? ''
    if (sign === '{') depth++
    else if (sign === '}') depth--
    if (sign === '\\') text += sign + (value[++at] ?? '')
    else text += depth > 0 && /[,;]/.test(sign) ? commaStandIn : sign
  }
  return text
}

/** Renames the keyword field of a BibTeX entry, so that the parser treats it as an ordinary text. */
export const renameBibtexKeywordField = (entry: string): string => {
  const name = locateBibtexField(entry, 'keywords') ? 'keywords' : 'keyword'
  const place = locateBibtexField(entry, name)
  if (place === null) return entry
  const before = entry.slice(0, place.from)
  const at = before.toLowerCase().lastIndexOf(name)
  return (
    before.slice(0, at) +
    protectedKeywordField +
    before.slice(at + name.length) +
    separatedByCommas(entry.slice(place.from, place.to)) +
    entry.slice(place.to)
  )
}

/** Splits a text into keywords. Removes MEDLINE's marks of main keywords. */
export const splitKeywords = (text: string): string[] =>
  text
    .split(/[,;]/)
    .map((word) => word.replaceAll(commaStandIn, ',').trim().replace(/^\*/, ''))
    .filter((word) => word !== '')
