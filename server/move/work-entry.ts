import type { AuthorName } from '#contract/publication/author-name.ts'
import { mapCitationFields } from '#server/publication/citation/format-fields.ts'
import { splitBibtexBlocks } from '#server/publication/citation/read/bibtex-blocks.ts'
import { workFromCsl } from '#server/publication/citation/read/csl.ts'
import { parseDateText } from '#server/publication/citation/read/date.ts'
import { deriveWorkType } from '#server/publication/citation/read/derive-type.ts'
import { parseCitationText } from '#server/publication/citation/read/read-text.ts'
import {
  checkParsedWork,
  type EntryParseResult,
} from '#server/publication/citation/read/reading.ts'
import { type CitedWork, emptyWork } from '#server/publication/citation/work.ts'
import type { ImportedEntry } from './importer.ts'
import { readListedAuthors } from './listed-authors.ts'

/** Fields of an imported publication that are not part of its citation. */
export interface ImportedWorkDetails {
  readonly fields?: Readonly<Record<string, unknown>>
  readonly notes?: readonly string[]
  readonly addresses?: readonly string[]
  /** Warnings about the citation that fields or notes replace. */
  readonly settledWarnings?: readonly string[]
}

const withoutSettled = (warning: string, settled: readonly string[]): string =>
  warning
    .split('. ')
    .filter((sentence) => !settled.includes(sentence))
    .join('. ')

const toEntry = (
  reading: EntryParseResult,
  { source, key }: Pick<ImportedEntry, 'source' | 'key'>,
  { fields = {}, notes = [], addresses = [], settledWarnings = [] }: ImportedWorkDetails,
): ImportedEntry => {
  if ('reason' in reading) {
    const { title = '', reason } = reading
    return { kind: 'publication', key, title: title || key, source, fields: {}, failed: reason }
  }
  const { work } = reading
  const warning = withoutSettled(reading.warning ?? '', settledWarnings)
  return {
    kind: 'publication',
    key,
    title: work.title,
    source,
    fields: { work, ...fields },
    notes: warning ? [warning, ...notes] : notes,
    addresses,
  }
}

/**
 * A publication as CSL fields, with authors and date as plain texts that are not parsed yet. Without a type, its other fields show
 * which one it has.
 */
export interface ImportedWork {
  readonly csl: Readonly<Record<string, unknown>>
  readonly authors: readonly string[]
  /** Remarks such as “Equal contribution”, in the order of the authors. */
  readonly authorNotes?: readonly string[]
  readonly date: string
  /** Data of a citation file, which fill what is missing. */
  readonly cited?: CitedWork | undefined
}

/** Returns what a remark on an author means. Undefined if no field keeps it. */
export const authorMarkOf = (note: string): 'isEqual' | 'isCorresponding' | undefined => {
  if (/\bequal/i.test(note)) return 'isEqual'
  return /\bcorrespond/i.test(note) ? 'isCorresponding' : undefined
}

const withMarks = (authors: readonly AuthorName[], notes: readonly string[]): AuthorName[] =>
  authors.map((author, at) => {
    const mark = authorMarkOf(notes[at] ?? '')
    return mark ? { ...author, [mark]: true } : author
  })

/** Fills the empty fields of a work. */
const withCited = (work: CitedWork, cited: CitedWork): CitedWork => ({
  ...work,
  type: work.type === 'document' ? cited.type : work.type,
  ...mapCitationFields((name) => work[name] || cited[name]),
  authors: work.authors.length > 0 ? work.authors : cited.authors,
  editors: work.editors.length > 0 ? work.editors : cited.editors,
  keywords: work.keywords.length > 0 ? work.keywords : cited.keywords,
  properNouns: work.properNouns.length > 0 ? work.properNouns : cited.properNouns,
  ...(work.date === '' && { date: cited.date, datePrecision: cited.datePrecision }),
  ...(cited.links && { links: cited.links }),
})

export const importedWorkToEntry = (
  { csl, authors, authorNotes = [], date, cited }: ImportedWork,
  place: Pick<ImportedEntry, 'source' | 'key'>,
  beside: ImportedWorkDetails = {},
): ImportedEntry => {
  const found = workFromCsl(csl) ?? emptyWork
  const named = readListedAuthors(authors)
  const own = {
    ...found,
    authors: withMarks(named.authors, authorNotes),
    ...parseDateText(date),
  }
  const whole = cited ? withCited(own, cited) : own
  const isTyped = Boolean(csl.type) || (cited !== undefined && cited.type !== 'document')
  const work = isTyped ? whole : { ...whole, ...deriveWorkType(whole) }
  return toEntry(checkParsedWork(1, work, named.warning), place, beside)
}

/** Builds publications from a BibTeX file. `beside` reads more fields from each entry's text. */
export const bibtexToImportedEntries = (
  text: string,
  source: string,
  beside: (entry: string) => ImportedWorkDetails = () => ({}),
  onProgress: () => void = () => undefined,
): ImportedEntry[] => {
  const texts = new Map(splitBibtexBlocks(text).map((block) => [block.line, block.text]))
  return parseCitationText(text, onProgress).flatMap((found, at) => {
    // Skips entries that consist of an identifier, because their data would have to be requested.
    if ('kind' in found) return []
    const isEntry = texts.has(found.line)
    if ('reason' in found && !isEntry) return []
    const place = { source: `${source}:${found.line}`, key: `publication/${source}/${at}` }
    return [toEntry(found, place, beside(texts.get(found.line) ?? ''))]
  })
}
