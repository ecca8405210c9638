import { z } from 'zod'
import { invalid } from '#contract/call/api-error.ts'
import {
  type ImportEntry,
  importedPublication,
  nothingImported,
} from '#contract/publication/publication-import.ts'
import type { Queries } from '#server/base/db/database.ts'
import type { Tables } from '#server/base/db/schema.ts'
import { createPause } from '#server/base/db/turns.ts'

/** One entry of an import, as it is stored. */
export type EntryRow = Tables['publicationImportEntry']

/** Publications by id and title, as they are stored beside an import or an entry. */
export const namedWorks = z.array(z.object({ _id: z.string(), title: z.string() }))
const words = z.array(z.string())

/** The entries of an import in their order. */
export const readEntries = (queries: Queries, importId: string): Promise<EntryRow[]> =>
  queries
    .selectFrom('publicationImportEntry')
    .selectAll()
    .where('importId', '=', importId)
    .orderBy('index')
    .execute()

/** What an entry found, if it found anything. */
export const publicationIn = ({ publication }: Pick<EntryRow, 'publication'>) =>
  publication === null
    ? null
    : importedPublication.parse({ ...nothingImported, ...JSON.parse(publication) })

/** An entry as its person sees it. */
const toEntry = (row: EntryRow): ImportEntry => ({
  index: row.index,
  status: row.status,
  // Written by ourselves, and parsed again where it is used: five thousand times is too often here.
  publication: row.publication === null ? null : JSON.parse(row.publication),
  matches: namedWorks.parse(JSON.parse(row.matches)),
  reason: row.reason,
  line: row.line,
  fills: words.parse(JSON.parse(row.fills)),
  text: row.text,
  savedAs: row.savedAs,
})

/** As many as are read or written without anyone noticing. */
const atOnce = 50

/** The entries of an import as its person sees them, read bit by bit: they may be thousands. */
export const listEntries = async (queries: Queries, importId: string): Promise<ImportEntry[]> => {
  const all: ImportEntry[] = []
  const pause = createPause()
  for (let after = -1; ; await pause()) {
    const rows = await queries
      .selectFrom('publicationImportEntry')
      .selectAll()
      .where('importId', '=', importId)
      .where('index', '>', after)
      .orderBy('index')
      .limit(atOnce)
      .execute()
    all.push(...rows.map(toEntry))
    const last = rows.at(-1)
    if (last === undefined || rows.length < atOnce) return all
    after = last.index
  }
}

/** The entries of an import that are chosen and not saved yet. */
const waitingEntries = (queries: Queries, importId: string) =>
  queries
    .selectFrom('publicationImportEntry')
    .where('importId', '=', importId)
    .where('isChosen', '=', 1)
    .where('savedAs', '=', '')

/** How many entries of an import are still to be saved. */
export const countWaiting = async (queries: Queries, importId: string): Promise<number> => {
  const { count } = await waitingEntries(queries, importId)
    .select((row) => row.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The first few entries after this one that are to be saved. */
export const readWaiting = (
  queries: Queries,
  importId: string,
  after: number,
  limit: number,
): Promise<EntryRow[]> =>
  waitingEntries(queries, importId)
    .selectAll()
    .where('index', '>', after)
    .orderBy('index')
    .limit(limit)
    .execute()

/** What the import did to each publication that it has changed and not taken back, as far as undoing has to know. */
export const readChanges = (queries: Queries, importId: string) =>
  queries
    .selectFrom('publicationImportEntry')
    .select(['importId', 'index', 'savedAs', 'savedVersion', 'isAdded'])
    .where('importId', '=', importId)
    .where('savedVersion', '>', 0)
    .orderBy('index')
    .execute()

/** Puts entries in place of those an import has. Nobody sees them before all of it has been read. */
export const putEntries = async (
  queries: Queries,
  importId: string,
  entries: readonly EntryRow[],
): Promise<void> => {
  await dropEntries(queries, importId)
  await addEntries(queries, entries)
}

/** Removes the entries of an import, some at a time. */
export const dropEntries = async (queries: Queries, importId: string): Promise<void> => {
  for (let gone = BigInt(atOnce); gone > 0n; ) {
    const some = queries
      .selectFrom('publicationImportEntry')
      .select('index')
      .where('importId', '=', importId)
      .limit(atOnce)
    const removed = await queries
      .deleteFrom('publicationImportEntry')
      .where('importId', '=', importId)
      .where('index', 'in', some)
      .executeTakeFirstOrThrow()
    gone = removed.numDeletedRows
  }
}

/** Adds entries to an import. */
export const addEntries = async (queries: Queries, entries: readonly EntryRow[]): Promise<void> => {
  const pause = createPause()
  for (let at = 0; at < entries.length; at += atOnce) {
    await pause()
    await queries
      .insertInto('publicationImportEntry')
      .values(entries.slice(at, at + atOnce))
      .execute()
  }
}

/** Changes one entry. */
export const changeEntry = async (
  queries: Queries,
  { importId, index }: Pick<EntryRow, 'importId' | 'index'>,
  change: Partial<EntryRow>,
): Promise<void> => {
  await queries
    .updateTable('publicationImportEntry')
    .set(change)
    .where('importId', '=', importId)
    .where('index', '=', index)
    .execute()
}

/** Refuses indexes of which the import has no entry, or only one that failed. */
const requireReadable = async (
  queries: Queries,
  importId: string,
  indexes: readonly number[],
): Promise<void> => {
  const rows = await queries
    .selectFrom('publicationImportEntry')
    .select(['index', 'status'])
    .where('importId', '=', importId)
    .execute()
  const statuses = new Map(rows.map(({ index, status }) => [index, status]))
  const errors = indexes.flatMap((index, at) => {
    const status = statuses.get(index)
    if (status !== undefined && status !== 'failed') return []
    const message = status ? 'This entry could not be read' : 'The import has no such entry'
    return [{ path: `indexes.${at}`, message }]
  })
  if (errors.length > 0) throw invalid(errors.slice(0, 100))
}

/** Marks entries to be saved: those with these indexes, or all new ones. */
export const chooseEntries = async (
  queries: Queries,
  importId: string,
  indexes: readonly number[] | undefined,
): Promise<void> => {
  if (indexes) await requireReadable(queries, importId, indexes)
  const choose = queries
    .updateTable('publicationImportEntry')
    .set({ isChosen: 1 })
    .where('importId', '=', importId)
    .where('savedAs', '=', '')
    .where('status', '!=', 'failed')
  if (indexes === undefined) await choose.where('status', '=', 'new').execute()
  for (let at = 0; indexes && at < indexes.length; at += 500) {
    await choose.where('index', 'in', indexes.slice(at, at + 500)).execute()
  }
}
