import { sql } from 'kysely'
import { z } from 'zod'
import {
  emptyImportFields,
  importedPublicationSchema,
  type MissingYear,
  type PublicationImportEntry,
} from '#contract/publication/publication-import.ts'
import type { Queries } from '#server/base/db/database.ts'
import type { DatabaseTables } from '#server/base/db/schema.ts'
import { createImportEntryStore } from '#server/base/job/job-entries.ts'

export type PublicationImportEntryRow = DatabaseTables['publicationImportEntry']

export const importEntryStore =
  createImportEntryStore<PublicationImportEntryRow>('publicationImportEntry')

/** Schema of lists of publications that imports and their entries store as JSON. */
export const namedPublicationListSchema = z.array(z.object({ _id: z.string(), title: z.string() }))
const words = z.array(z.string())

export const readImportEntries = (
  queries: Queries,
  importId: string,
): Promise<PublicationImportEntryRow[]> =>
  queries
    .selectFrom('publicationImportEntry')
    .selectAll()
    .where('importId', '=', importId)
    .orderBy('index')
    .execute()

/** Columns of an entry that is not read yet. */
export const emptyImportEntryColumns = {
  publication: null,
  matches: '[]',
  fills: '[]',
  twin: null,
  isChosen: 0,
  savedAs: '',
  savedVersion: 0,
  isAdded: 0,
}

/**
 * Stores texts that are not parsed yet in the table of import entries. Negative indexes distinguish them from
 * entries.
 */
export const addUnreadImportTexts = (
  queries: Queries,
  importId: string,
  texts: readonly string[],
): Promise<void> => {
  const unread = {
    ...emptyImportEntryColumns,
    importId,
    line: 1,
    status: 'failed',
    reason: '',
  } as const
  return importEntryStore.add(
    queries,
    texts.map((text, at) => ({ ...unread, index: -1 - at, text })),
  )
}

export const readUnreadImportTexts = async (
  queries: Queries,
  importId: string,
): Promise<string[]> => {
  const texts = queries.selectFrom('publicationImportEntry').select('text')
  const unread = texts.where('importId', '=', importId).where('index', '<', 0)
  return (await unread.orderBy('index', 'desc').execute()).map(({ text }) => text)
}

export const deleteImportEntries = async (
  queries: Queries,
  importId: string,
  which: 'entries' | 'texts',
): Promise<void> => {
  const all = queries.deleteFrom('publicationImportEntry').where('importId', '=', importId)
  await all.where('index', which === 'texts' ? '<' : '>=', 0).execute()
}

/** Turns the unparsed texts of an import into entries, so that users can see and correct them. */
export const turnUnreadTextsIntoEntries = async (
  queries: Queries,
  importId: string,
): Promise<void> => {
  await queries
    .updateTable('publicationImportEntry')
    .set({ index: sql`-1 - "index"` })
    .where('importId', '=', importId)
    .where('index', '<', 0)
    .execute()
}

export const publicationOfImportEntry = ({
  publication,
}: Pick<PublicationImportEntryRow, 'publication'>) =>
  publication === null
    ? null
    : importedPublicationSchema.parse({ ...emptyImportFields, ...JSON.parse(publication) })

const shown = [
  ...(['status', 'publication', 'matches', 'reason', 'line', 'fills', 'text', 'savedAs'] as const),
]

const toEntry = (
  row: Pick<PublicationImportEntryRow, (typeof shown)[number] | 'index'>,
): PublicationImportEntry => ({
  index: row.index,
  status: row.status,
  // Not validated, because we wrote it. Validating up to 5,000 entries would be slow, and saving validates.
  publication: row.publication === null ? null : JSON.parse(row.publication),
  matches: namedPublicationListSchema.parse(JSON.parse(row.matches)),
  reason: row.reason,
  line: row.line,
  fills: words.parse(JSON.parse(row.fills)),
  text: row.text,
  savedAs: row.savedAs,
})

export const listImportEntries = (
  queries: Queries,
  importId: string,
): Promise<PublicationImportEntry[]> => importEntryStore.list(queries, importId, shown, toEntry)

/** Returns changes of an import that were not undone, by publication. */
export const readImportChanges = (queries: Queries, importId: string) =>
  queries
    .selectFrom('publicationImportEntry')
    .select(['importId', 'index', 'savedAs', 'savedVersion', 'isAdded'])
    .where('importId', '=', importId)
    .where('savedVersion', '>', 0)
    .orderBy('index')
    .execute()

/** Sets the year of new entries whose sources lack one. */
export const setMissingImportYears = async (
  queries: Queries,
  importId: string,
  years: readonly MissingYear[],
): Promise<void> => {
  for (const { index, year } of years) {
    const entry = await queries
      .selectFrom('publicationImportEntry')
      .selectAll()
      .where('importId', '=', importId)
      .where('index', '=', index)
      .where('savedAs', '=', '')
      .executeTakeFirst()
    const found = entry && publicationOfImportEntry(entry)
    if (!entry || found?.publicationDate !== '') continue
    const dated = { ...found, publicationDate: `${year}-01-01`, datePrecision: 'year' }
    await importEntryStore.change(queries, entry, { ...entry, publication: JSON.stringify(dated) })
  }
}

/** Marks entries to be saved: those with the indexes, or all new entries if `indexes` is undefined. */
export const chooseImportEntries = (
  queries: Queries,
  importId: string,
  indexes: readonly number[] | undefined,
): Promise<void> =>
  importEntryStore.choose(queries, importId, indexes, (status) => {
    if (status === undefined) return 'The import has no such entry'
    return status === 'failed' ? 'This entry could not be read' : undefined
  })
