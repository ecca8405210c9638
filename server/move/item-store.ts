import type { MoveItem } from '#contract/move/move-in.ts'
import type { Queries } from '#server/base/db/database.ts'
import type { Tables } from '#server/base/db/schema.ts'
import { createJobEntries } from '#server/base/job/job-entries.ts'

export type ItemRow = Tables['moveImportItem']

export const moveItems = createJobEntries<ItemRow>('moveImportItem')

export const listItems = (queries: Queries, importId: string): Promise<MoveItem[]> =>
  moveItems.list(
    queries,
    importId,
    ['kind', 'title', 'source', 'status', 'reason', 'savedAs'],
    (item) => item,
  )

/** Reads the results of saved or duplicate items. */
export const readOutcomes = (queries: Queries, importId: string) =>
  moveItems.list(queries, importId, ['key', 'kind', 'status', 'matchId', 'savedAs'], (item) => item)

export const hasSaved = async (queries: Queries, importId: string): Promise<boolean> => {
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
export type AddedItem = Omit<ItemRow, 'key' | 'source' | 'reason' | 'fields' | 'matchId'>

/** Returns the items that an import added and that are not undone yet, latest first. */
export const readAdded = async (queries: Queries, importId: string): Promise<AddedItem[]> => {
  const items = await moveItems.list(
    queries,
    importId,
    ['importId', 'kind', 'title', 'status', 'isChosen', 'savedAs', 'savedVersion'],
    (item) => item,
  )
  return items.filter(({ savedVersion }) => savedVersion > 0).toReversed()
}

const reasonNotToSave = (status: ItemRow['status'] | undefined): string | undefined => {
  if (status === 'new') return undefined
  if (status === undefined) return 'The import has no such item'
  return status === 'failed' ? 'This item cannot be saved' : 'This is here already'
}

/** Marks items to be saved: the given indexes, or all new ones. Existing teams are included if they get new people. */
export const chooseItems = async (
  queries: Queries,
  importId: string,
  indexes: readonly number[] | undefined,
): Promise<void> => {
  await moveItems.choose(queries, importId, indexes, reasonNotToSave)
  await queries
    .updateTable('moveImportItem')
    .set({ isChosen: 1 })
    .where('importId', '=', importId)
    .where('savedAs', '=', '')
    .where('status', '=', 'duplicate')
    .where('kind', '=', 'team')
    .execute()
}
