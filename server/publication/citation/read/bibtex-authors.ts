import { isInitials, isNameSuffix, parseAuthorName } from '#contract/publication/author-name.ts'
import { splitAuthorsText } from '#contract/publication/author-text.ts'
import { decodeEntities } from '#server/base/text/html-entities.ts'
import { locateBibtexField } from './bibtex-field.ts'
import { withoutEtAl } from './reading.ts'

const partedWarning =
  'The authors are not parted by “and”: check whether they are read as they are meant'

/**
 * Replaces each outermost group in braces with one placeholder character, so that separators in groups are
 * ignored. Also returns a function that restores the groups.
 */
const maskGroups = (value: string) => {
  const groups: string[] = []
  let text = ''
  let depth = 0
  let start = 0
  for (let at = 0; at < value.length; at++) {
    const sign = value[at] ?? ''
    if (sign === '\\') {
      if (depth === 0) text += value.slice(at, at + 2)
      at++
    } else if (sign === '{') {
      if (depth++ === 0) start = at
    } else if (sign === '}' && depth > 0) {
      if (--depth === 0) text += `\ue000${groups.push(value.slice(start, at + 1)) - 1}\ue001`
    } else if (depth === 0) text += sign
  }
  const back = (part: string) =>
    part.replaceAll(/\ue000(\d+)\ue001/g, (_, at: string) => groups[Number(at)] ?? '')
  return { text: depth === 0 ? text : value, back }
}

const commasIn = (text: string) => text.split(',').filter((part) => part.trim() !== '')

/** Whether the text is a full name such as `Ada Lovelace`, instead of one half of `Lovelace, Ada`. */
const isWhole = (piece: string): boolean => {
  const words = piece.trim().split(/\s+/)
  return words.length > 1 && !/^\p{Ll}/u.test(piece.trim()) && !words.every(isInitials)
}

/** Whether names are separated by something other than BibTeX's "and". */
const hasOtherSeparators = (text: string): boolean => {
  if (text.includes(';')) return true
  const [first = '', last, ...more] = text.split(/\sand\s/i)
  const pieces = commasIn(first)
  if (last === undefined) {
    if (/\s&\s/.test(text)) return true
    const isOne = pieces.length === 3 && pieces.slice(1).some((piece) => isNameSuffix(piece.trim()))
    return pieces.length > 2 && !isOne && splitAuthorsText(text).length > 1
  }
  const areWhole = pieces.length > 1 && [...pieces, last].every(isWhole)
  return more.length === 0 && !last.includes(',') && areWhole
}

const asBibtex = (author: string): string => {
  const name = parseAuthorName(author)
  if ('literal' in name) return `{${name.literal}}`
  return [name.family, name.suffix ?? '', name.given].filter(Boolean).join(', ')
}

const parted = (value: string): { value: string; warning?: string } => {
  const { text: whole, back } = maskGroups(decodeEntities(value).replaceAll('\\&', '&'))
  const named = withoutEtAl(whole)
  const others = named === whole.trim() ? '' : ' and others'
  if (!hasOtherSeparators(named))
    return { value: others === '' ? value : back(named.replace(/\s+and$/i, '')) + others }
  const authors = splitAuthorsText(named).map(asBibtex).join(' and ')
  return { value: back(authors) + others, warning: partedWarning }
}

/** Rewrites an entry so that "and" separates its authors and editors. Returns a warning if it had to guess. */
export const normaliseAuthorSeparators = (entry: string): { text: string; warning: string } => {
  let text = entry
  const warnings = new Set<string>()
  for (const field of ['author', 'editor'] as const) {
    const place = locateBibtexField(text, field)
    if (place === null) continue
    const { value, warning } = parted(text.slice(place.from, place.to))
    text = text.slice(0, place.from) + value + text.slice(place.to)
    if (warning !== undefined) warnings.add(warning)
  }
  return { text, warning: [...warnings].join('. ') }
}
