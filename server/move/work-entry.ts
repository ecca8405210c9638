import { readName } from '#contract/publication/author-name.ts'
import { splitBibtexBlocks } from '#server/publication/citation/read/bibtex-blocks.ts'
import { workFromCsl } from '#server/publication/citation/read/csl.ts'
import { readDateText } from '#server/publication/citation/read/date.ts'
import { readText } from '#server/publication/citation/read/read-text.ts'
import { checkWork, type EntryReading } from '#server/publication/citation/read/reading.ts'
import { emptyWork } from '#server/publication/citation/work.ts'
import type { ImportedEntry } from './importer.ts'

/** Fields of an imported publication that are not part of its citation. */
export interface WorkDetails {
  readonly fields?: Readonly<Record<string, unknown>>
  readonly notes?: readonly string[]
  readonly addresses?: readonly string[]
}

const toEntry = (
  reading: EntryReading,
  { source, key }: Pick<ImportedEntry, 'source' | 'key'>,
  { fields = {}, notes = [], addresses = [] }: WorkDetails,
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

/** A publication as CSL fields, with authors and date as plain texts that are not parsed yet. */
export interface DescribedWork {
  readonly csl: Readonly<Record<string, unknown>>
  readonly authors: readonly string[]
  readonly date: string
}

export const describedWorkToEntry = (
  { csl, authors, date }: DescribedWork,
  place: Pick<ImportedEntry, 'source' | 'key'>,
  beside: WorkDetails = {},
): ImportedEntry => {
  const work = {
    ...(workFromCsl(csl) ?? emptyWork),
    authors: authors.map(readName),
    ...readDateText(date),
  }
  return toEntry(checkWork(1, work), place, beside)
}

/** Builds publications from a BibTeX file. `beside` reads more fields from each entry's text. */
export const bibtexToEntries = (
  text: string,
  source: string,
  beside: (entry: string) => WorkDetails = () => ({}),
  onProgress: () => void = () => undefined,
): ImportedEntry[] => {
  const texts = new Map(splitBibtexBlocks(text).map((block) => [block.line, block.text]))
  return readText(text, onProgress).flatMap((found, at) => {
    // Skips entries that consist of an identifier, because their data would have to be requested.
    if ('kind' in found) return []
    const isEntry = texts.has(found.line)
    if ('reason' in found && !isEntry) return []
    const place = { source: `${source}:${found.line}`, key: `publication/${source}/${at}` }
    return [toEntry(found, place, beside(texts.get(found.line) ?? ''))]
  })
}
