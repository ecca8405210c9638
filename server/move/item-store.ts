import type { SiteImportItem } from '#contract/move/move-in.ts'
import type { Queries } from '#server/base/db/database.ts'
import type { DatabaseTables } from '#server/base/db/schema.ts'
import { createImportEntryStore } from '#server/base/job/job-entries.ts'
import { chooseNeededItems } from './needed-items.ts'

export type ImportItemRow = DatabaseTables['moveImportItem']

export const siteImportItemStore = createImportEntryStore<ImportItemRow>('moveImportItem')

const shown = [
  'kind',
  'title',
  'source',
  'status',
  'reason',
  'ticked',
  'isDraft',
  'savedAs',
] as const

export const toImportItem = ({
  index,
  kind,
  title,
  source,
  status,
  reason,
  ticked,
  isDraft,
  savedAs,
}: Pick<ImportItemRow, (typeof shown)[number] | 'index'>): SiteImportItem => ({
  ...{ index, kind, title, source, status, reason, savedAs },
  ticked: ticked === 1,
  draft: isDraft === 1,
})

export const listImportItems = (queries: Queries, importId: string): Promise<SiteImportItem[]> =>
  siteImportItemStore.list(queries, importId, shown, toImportItem)

/**
 * Reads the result of every item: its status, and the id of the entry that was saved or that the item
 * duplicates.
 */
export const readImportItemResults = (queries: Queries, importId: string) =>
  siteImportItemStore.list(
    queries,
    importId,
    ['key', 'kind', 'status', 'matchId', 'savedAs'],
    (item) => item,
  )

export const hasSavedImportItems = async (queries: Queries, importId: string): Promise<boolean> => {
  const saved = await queries
    .selectFrom('moveImportItem')
    .select('index')
    .where('importId', '=', importId)
    .where('savedAs', '<>', '')
    .limit(1)
    .executeTakeFirst()
  return saved !== undefined
}

/** The fields of an item that undoing needs. */
export type UndoableImportItem = Omit<
  ImportItemRow,
  'key' | 'source' | 'reason' | 'fields' | 'matchId' | 'ticked' | 'isDraft'
>

/** Returns the items that an import added and that are not undone yet, latest first. */
export const listUndoableImportItems = async (
  queries: Queries,
  importId: string,
): Promise<UndoableImportItem[]> => {
  const items = await siteImportItemStore.list(
    queries,
    importId,
    ['importId', 'kind', 'title', 'status', 'isChosen', 'savedAs', 'savedVersion'],
    (item) => item,
  )
  return items.filter(({ savedVersion }) => savedVersion > 0).toReversed()
}

const reasonNotToSave = (status: ImportItemRow['status'] | undefined): string | undefined => {
  if (status === 'new') return undefined
  if (status === undefined) return 'The import has no such item'
  return status === 'failed' ? 'This item cannot be saved' : 'This is here already'
}

const listTickedIndexes = async (queries: Queries, importId: string): Promise<number[]> => {
  const columns = ['status', 'ticked'] as const
  const items = await siteImportItemStore.list(queries, importId, columns, (item) => item)
  return items
    .filter(({ status, ticked }) => status === 'new' && ticked === 1)
    .map(({ index }) => index)
}

/**
 * Marks items to be saved: the given indexes, or all new ones that are ticked, and what they need. Also marks the items of
 * teams that exist already, because these may get new people.
 */
export const chooseImportItemsToSave = async (
  queries: Queries,
  importId: string,
  indexes: readonly number[] | undefined,
): Promise<void> => {
  const chosen = indexes ?? (await listTickedIndexes(queries, importId))
  await siteImportItemStore.choose(queries, importId, chosen, reasonNotToSave)
  await chooseNeededItems(queries, importId)
  await queries
    .updateTable('moveImportItem')
    .set({ isChosen: 1 })
    .where('importId', '=', importId)
    .where('savedAs', '=', '')
    .where('status', '=', 'duplicate')
    .where('kind', '=', 'team')
    .execute()
}
