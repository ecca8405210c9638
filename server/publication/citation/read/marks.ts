import { parseAuthorName } from '#contract/publication/author-name.ts'
import type { AuthorName } from '../work.ts'

const asterisks = '*∗⁎⋆★'
const envelope = '✉'
const marks = `${asterisks}†‡§¶‖#${envelope}`
const around = `${marks}^,; `
const numbers = '0123456789⁰¹²³⁴⁵⁶⁷⁸⁹'

const envelopes = /\\(?:Letter|Envelope|envelope|faEnvelope|faEnvelopeO)\b|📧|🖂/g

/**
 * Removes the given characters from both ends of a text. Also returns the footnote marks among them, such as
 * `*` and `†`.
 */
const trim = (text: string, signs: string): { text: string; marks: string } => {
  let from = 0
  let to = text.length
  while (from < to && signs.includes(text[from] ?? '')) from++
  while (to > from && signs.includes(text[to - 1] ?? '')) to--
  const taken = [...text.slice(0, from), ...text.slice(to)].filter((sign) => marks.includes(sign))
  const normal = taken.map((sign) => (asterisks.includes(sign) ? '*' : sign))
  // Leaves the name of a group unchanged if it has no footnote marks, because a full stop or comma
  // may belong to it.
  return normal.length > 0 || signs !== around
    ? { text: text.slice(from, to), marks: normal.join('') }
    : { text, marks: '' }
}

interface Marked {
  readonly name: AuthorName
  readonly marks: string
}

const unmarked = (name: AuthorName): Marked => {
  if ('literal' in name) {
    const { text, marks: own } = trim(name.literal.replaceAll(envelopes, envelope), around)
    return { name: { ...name, literal: text }, marks: own }
  }
  const family = trim(name.family.replaceAll(envelopes, envelope), around + numbers)
  const given = trim(name.given.replaceAll(envelopes, envelope), around + numbers)
  const own = family.marks + given.marks
  // In "Jane Doe *" the mark was parsed as the family name.
  if (family.text === '') return { name: { ...name, ...parseAuthorName(given.text) }, marks: own }
  return { name: { ...name, family: family.text, given: given.text }, marks: own }
}

const saysEqual = /equal|co-?first|joint|shared/i
const saysCorresponding = /correspond/i

type Meaning = 'isEqual' | 'isCorresponding'

const meaningIn = (text: string): Meaning | undefined =>
  saysEqual.test(text) ? 'isEqual' : saysCorresponding.test(text) ? 'isCorresponding' : undefined

/**
 * Returns the meaning of each footnote mark that a note explains, by the words after the mark or before it.
 */
const meaningsIn = (note: string): Map<string, Meaning> => {
  const said = new Map<string, Meaning>()
  const parts = note.split(new RegExp(`([${marks}])`, 'u'))
  for (let at = 1; at < parts.length; at += 2) {
    const mark = asterisks.includes(parts[at] ?? '') ? '*' : (parts[at] ?? '')
    const meaning = meaningIn(parts[at + 1] ?? '') ?? meaningIn(parts[at - 1] ?? '')
    if (meaning && !said.has(mark)) said.set(mark, meaning)
  }
  return said
}

const counts: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5 }

/** Returns the number of first authors in "the first two authors contributed equally". */
const firstEqual = (note: string): number => {
  const [, count = ''] = /first\s{1,9}(two|three|four|five|[2-9])\s{1,9}authors/i.exec(note) ?? []
  return count !== '' && saysEqual.test(note) ? (counts[count.toLowerCase()] ?? Number(count)) : 0
}

/**
 * Returns the meaning of each footnote mark. Without a note, a mark of several authors means equal
 * contribution. A mark of one author, or a second mark of several, means corresponding author.
 */
const meaningsOf = (marked: readonly Marked[], note: string): Map<string, Meaning> => {
  const said = meaningsIn(note)
  const bearers = new Map<string, number>()
  for (const { marks: own } of marked)
    for (const mark of new Set(own)) bearers.set(mark, (bearers.get(mark) ?? 0) + 1)
  let hasEqual = [...said.values()].includes('isEqual')
  for (const [mark, count] of bearers) {
    if (said.has(mark)) continue
    const isEqual = mark !== envelope && !hasEqual && (count > 1 || meaningIn(note) === 'isEqual')
    said.set(mark, isEqual ? 'isEqual' : 'isCorresponding')
    hasEqual ||= isEqual
  }
  return said
}

/**
 * Removes footnote marks from names. Uses them and the note to set equal contributions and corresponding
 * authors.
 */
export const applyAuthorFootnoteMarks = (
  names: readonly AuthorName[],
  note: string,
): AuthorName[] => {
  const marked = names.map(unmarked)
  const meanings = meaningsOf(marked, note)
  const equal = firstEqual(note)
  return marked.map(({ name, marks: own }, index) => {
    const has = (meaning: Meaning) => [...own].some((mark) => meanings.get(mark) === meaning)
    return {
      ...name,
      ...((has('isEqual') || index < equal) && { isEqual: true }),
      ...(has('isCorresponding') && { isCorresponding: true }),
    }
  })
}
