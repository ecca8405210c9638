import { ApiError } from '#contract/call/api-error.ts'
import { appendAll } from '#contract/list/any-length.ts'
import type { Queries } from '#server/base/db/database.ts'
import { contentEntities } from '#server/base/definition/content.ts'
import { removeEntry } from '#server/base/entity/remove.ts'
import { eraseFromChangeJournal } from '#server/base/write/forget.ts'
import type { Actor } from '#server/base/write/journal.ts'
import { takeSnapshot } from '#server/base/write/snapshot.ts'
import { type WriteTransaction, writeInTransaction } from '#server/base/write/write.ts'
import { journaledEntitiesByName } from '#server/lifecycle/records.ts'
import type { Services } from '#server/services.ts'

/** Returns the kinds and ids of an entity and its parts, which people edit separately. */
const withParts = async (queries: Queries, entity: string, id: string) => {
  const rows = (await takeSnapshot(queries, entity, id, 'removal')) ?? {}
  const ids = Object.values(rows).flatMap((of) => of.map(({ _id }) => String(_id ?? id)))
  return { kinds: Object.keys(rows), ids: [id, ...ids] }
}

/** Whether a person has edited an example or added to it, which makes it their own. */
const isEditedByPerson = async (queries: Queries, entity: string, id: string): Promise<boolean> => {
  const { kinds, ids } = await withParts(queries, entity, id)
  const change = await queries
    .selectFrom('journal')
    .select('_id')
    .where('entity', 'in', kinds)
    .where('entityId', 'in', ids)
    .where('accountId', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return change !== undefined
}

/** Whether a failed deletion is fine: the example is gone already, or real content needs it. */
const isExpectedFailure = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'notFound' || error.code === 'inUse')

/**
 * Deletes the remaining example content for good. Examples that a person has edited, or that real content needs, stay and are no
 * longer marked. Returns the pictures of the deleted ones.
 */
const removeAll = async (tx: WriteTransaction): Promise<string[]> => {
  const pictures: string[] = []
  // Reversed, because later kinds may refer to earlier ones.
  for (const { name: entity } of contentEntities.toReversed()) {
    const record = journaledEntitiesByName.get(entity)
    if (record === undefined) continue
    const rows = await tx.queries
      .selectFrom('example')
      .select('entityId')
      .where('entity', '=', entity)
      .execute()
    for (const { entityId } of rows) {
      if (await isEditedByPerson(tx.queries, entity, entityId)) continue
      try {
        await removeEntry(tx, record, entityId)
        appendAll(pictures, await eraseFromChangeJournal(tx.queries, entity, entityId))
      } catch (error) {
        if (!isExpectedFailure(error)) throw error
      }
    }
  }
  await tx.queries.deleteFrom('example').execute()
  tx.touch('example', 'all')
  return pictures
}

/** Removes the example content with its files, in one transaction. */
export const removeExamples = async (
  { database, media }: Pick<Services, 'database' | 'media'>,
  who: Actor,
): Promise<void> => {
  await media.removeUnused(await writeInTransaction(database, who, removeAll))
}
