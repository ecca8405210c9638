import { sql } from 'kysely'
import { ApiError } from '#contract/call/api-error.ts'
import { entryPath } from '#contract/call/entry-page.ts'
import { definitionOf } from '#server/base/definition/definitions.ts'
import { removeEntry } from '#server/base/entity/remove.ts'
import { undoInSteps, type Working } from '#server/base/job/steps.ts'
import type { Write } from '#server/base/write/write.ts'
import { takeFromMenu } from './add-to-menu.ts'
import { type AddedItem, moveItems, readAdded } from './item-store.ts'
import { contentOfKind } from './out/content.ts'
import { removeRedirect } from './redirects.ts'
import type { Records } from './salus/save-entry.ts'
import { type Edited, moveJobs, readHeld } from './store.ts'

/** Removes the entry of an item or resets a setting to its default. Returns whether the entry was edited after the import. */
const removeItem = async (tx: Write, item: AddedItem, records: Records): Promise<boolean> => {
  const { kind, savedAs, savedVersion } = item
  const definition = kind === 'site' ? definitionOf(savedAs) : contentOfKind(kind)
  const record = definition && records.get(definition.name)
  if (!record) throw new ApiError('invalid', 'Salus knows no such entries')
  const which = definition.single ? sql`` : sql`where "_id" = ${savedAs}`
  const { rows } = await sql<{ _id: string; version: number }>`
    select "_id", "version" from ${sql.table(definition.name)} ${which}`.execute(tx.queries)
  for (const { _id } of rows) {
    const before = await removeEntry(tx, record, _id)
    if (kind === 'page') await takeFromMenu(tx, entryPath(definition.page, Object(before)) ?? '')
  }
  return !definition.single && rows.some(({ version }) => version !== savedVersion)
}

/** Moves the entry of an item to the trash, and returns it if it was edited after the import. */
const undoItem = async (tx: Write, item: AddedItem, records: Records): Promise<Edited[]> => {
  const { kind, title, savedAs } = item
  const change = (changes: Partial<AddedItem> & { reason?: string }) =>
    moveItems.change(tx.queries, item, { savedVersion: 0, ...changes })
  try {
    const isEdited =
      kind === 'redirect'
        ? await removeRedirect(tx, title, savedAs)
        : await removeItem(tx, item, records)
    await change({ savedAs: '', isChosen: 0 })
    return isEdited ? [{ kind, title }] : []
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // Others have added parts to the entry, which would be removed with it.
    await change({ reason: `It stays: ${error.message}` })
    return []
  }
}

export const undoMove = async (
  working: Working,
  signal: AbortSignal,
  records: Records,
): Promise<void> => {
  const { queries } = working.database
  const { _id } = working.job
  await undoInSteps<AddedItem, Edited>(
    {
      ...working,
      touched: await readAdded(queries, _id),
      takeBack: (tx, item) => undoItem(tx, item, records),
      told: (await readHeld(queries, _id)).edited,
      tell: (trx, edited) => moveJobs.change(trx, _id, { edited: JSON.stringify(edited) }),
    },
    signal,
  )
}
