import type { SiteImportItem } from '#contract/move/move-in.ts'
import type { Queries } from '#server/base/db/database.ts'
import type { Tables } from '#server/base/db/schema.ts'
import { createJobEntries } from '#server/base/job/job-entries.ts'

export type ImportItemRow = Tables['moveImportItem']

export const siteImportItems = createJobEntries<ImportItemRow>('moveImportItem')

export const listImportItems = (queries: Queries, importId: string): Promise<SiteImportItem[]> =>
  siteImportItems.list(
    queries,
    importId,
    ['kind', 'title', 'source', 'status', 'reason', 'savedAs'],
    (item) => item,
  )

/**
 * Reads the result of every item: its status, and the id of the entry that was saved or that the item
 * duplicates.
 */
export const readItemOutcomes = (queries: Queries, importId: string) =>
  siteImportItems.list(
    queries,
    importId,
    ['key', 'kind', 'status', 'matchId', 'savedAs'],
    (item) => item,
  )

export const hasSavedItems = async (queries: Queries, importId: string): Promise<boolean> => {
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
export type UndoableItem = Omit<ImportItemRow, 'key' | 'source' | 'reason' | 'fields' | 'matchId'>

/** Returns the items that an import added and that are not undone yet, latest first. */
export const listUndoableItems = async (
  queries: Queries,
  importId: string,
): Promise<UndoableItem[]> => {
  const items = await siteImportItems.list(
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

/** Marks items to be saved: the given indexes, or all new ones. Existing teams are included if they get new people. */
export const chooseItemsToSave = async (
  queries: Queries,
  importId: string,
  indexes: readonly number[] | undefined,
): Promise<void> => {
  await siteImportItems.choose(queries, importId, indexes, reasonNotToSave)
  await queries
    .updateTable('moveImportItem')
    .set({ isChosen: 1 })
    .where('importId', '=', importId)
    .where('savedAs', '=', '')
    .where('status', '=', 'duplicate')
    .where('kind', '=', 'team')
    .execute()
}
