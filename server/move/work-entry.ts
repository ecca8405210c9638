import { splitBibtexBlocks } from '#server/publication/citation/read/bibtex-blocks.ts'
import { workFromCsl } from '#server/publication/citation/read/csl.ts'
import { parseDateText } from '#server/publication/citation/read/date.ts'
import { deriveWorkType } from '#server/publication/citation/read/derive-type.ts'
import { parseCitationText } from '#server/publication/citation/read/read-text.ts'
import {
  checkParsedWork,
  type EntryParseResult,
} from '#server/publication/citation/read/reading.ts'
import { emptyWork } from '#server/publication/citation/work.ts'
import type { ImportedEntry } from './importer.ts'
import { readListedAuthors } from './listed-authors.ts'

/** Fields of an imported publication that are not part of its citation. */
export interface ImportedWorkDetails {
  readonly fields?: Readonly<Record<string, unknown>>
  readonly notes?: readonly string[]
  readonly addresses?: readonly string[]
}

const toEntry = (
  reading: EntryParseResult,
  { source, key }: Pick<ImportedEntry, 'source' | 'key'>,
  { fields = {}, notes = [], addresses = [] }: ImportedWorkDetails,
): ImportedEntry => {
  if ('reason' in reading) {
    const { title = '', reason } = reading
    return { kind: 'publication', key, title: title || key, source, fields: {}, failed: reason }
  }
  const { work, warning } = reading
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
  readonly date: string
}

export const importedWorkToEntry = (
  { csl, authors, date }: ImportedWork,
  place: Pick<ImportedEntry, 'source' | 'key'>,
  beside: ImportedWorkDetails = {},
): ImportedEntry => {
  const found = workFromCsl(csl) ?? emptyWork
  const named = readListedAuthors(authors)
  const work = {
    ...found,
    ...(!csl.type && deriveWorkType(found)),
    authors: named.authors,
    ...parseDateText(date),
  }
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
