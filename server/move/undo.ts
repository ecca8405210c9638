import { sql } from 'kysely'
import { ApiError } from '#contract/call/api-error.ts'
import type { Queries } from '#server/base/db/database.ts'
import { undoInSteps, type Working } from '#server/base/job/steps.ts'
import type { Write } from '#server/base/write/write.ts'
import { type AddedItem, moveItems, readAdded } from './item-store.ts'
import { keeping } from './keep.ts'
import { removeRedirect } from './redirects.ts'
import type { Records } from './salus/save-entry.ts'
import { removeSingle } from './salus/save-item.ts'
import { type Edited, moveJobs, readHeld } from './store.ts'

const versionOf = async (
  queries: Queries,
  table: string,
  id: string,
): Promise<number | undefined> => {
  const { rows } = await sql<{
    version: number
  }>`select "version" from ${sql.table(table)} where "_id" = ${id}`.execute(queries)
  return rows[0]?.version
}

/** Moves one entry to the trash; what had been edited since is told. */
const takeBack = async (tx: Write, item: AddedItem, records: Records): Promise<Edited[]> => {
  const { kind, title, savedAs, savedVersion } = item
  const done = () =>
    moveItems.change(tx.queries, item, { savedVersion: 0, savedAs: '', isChosen: 0 })
  if (kind === 'redirect') {
    await removeRedirect(tx, title, savedAs)
    await done()
    return []
  }
  if (kind === 'site') {
    await removeSingle(tx, savedAs, records)
    await done()
    return []
  }
  const { table, remove } = keeping[kind]
  const version = await versionOf(tx.queries, table, savedAs)
  if (version === undefined) {
    await done()
    return []
  }
  try {
    await remove(tx, savedAs)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // Others have put something into it that it would take along.
    await moveItems.change(tx.queries, item, {
      savedVersion: 0,
      reason: `It stays: ${error.message}`,
    })
    return []
  }
  await done()
  return version === savedVersion ? [] : [{ kind, title }]
}

/** Moves everything that a move added to the trash. */
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
      takeBack: (tx, item) => takeBack(tx, item, records),
      told: (await readHeld(queries, _id)).edited,
      tell: (trx, edited) => moveJobs.change(trx, _id, { edited: JSON.stringify(edited) }),
    },
    signal,
  )
}
