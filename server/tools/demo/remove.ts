import { ApiError } from '#contract/call/api-error.ts'
import { append } from '#contract/list/any-length.ts'
import type { Queries } from '#server/base/db/database.ts'
import { contentEntities } from '#server/base/definition/content.ts'
import { removeEntry } from '#server/base/entity/remove.ts'
import { forget } from '#server/base/write/forget.ts'
import type { Actor } from '#server/base/write/journal.ts'
import { takeSnapshot } from '#server/base/write/snapshot.ts'
import { type Write, write } from '#server/base/write/write.ts'
import { records } from '#server/lifecycle/records.ts'
import type { Services } from '#server/services.ts'

/** The entity and its parts, which people change one by one: by kind, and their ids. */
const withParts = async (queries: Queries, entity: string, id: string) => {
  const rows = (await takeSnapshot(queries, entity, id)) ?? {}
  const ids = Object.values(rows).flatMap((of) => of.map(({ _id }) => String(_id ?? id)))
  return { kinds: Object.keys(rows), ids: [id, ...ids] }
}

/** Whether a person has changed an example or added to it: then it is their work. */
const isTheirs = async (queries: Queries, entity: string, id: string): Promise<boolean> => {
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

/** Whether an example can stay: it is gone already, or something of the group's own needs it. */
const mayStay = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'notFound' || error.code === 'inUse')

/**
 * Deletes the example content that is still there, for good. What a person has changed, and what real
 * content has come to need, stays and is no example any more. Answers with the pictures it showed.
 */
const removeAll = async (tx: Write): Promise<string[]> => {
  const pictures: string[] = []
  // Later ones may refer to earlier ones, so that they go first.
  for (const { name: entity } of contentEntities.toReversed()) {
    const record = records.get(entity)
    if (record === undefined) continue
    const rows = await tx.queries
      .selectFrom('example')
      .select('entityId')
      .where('entity', '=', entity)
      .execute()
    for (const { entityId } of rows) {
      if (await isTheirs(tx.queries, entity, entityId)) continue
      try {
        await removeEntry(tx, record, entityId)
        append(pictures, await forget(tx.queries, entity, entityId))
      } catch (error) {
        if (!mayStay(error)) throw error
      }
    }
  }
  await tx.queries.deleteFrom('example').execute()
  tx.touch('example', 'all')
  return pictures
}

/** Removes the example content with its files, all of it in one transaction. */
export const removeExamples = async (
  { database, media }: Pick<Services, 'database' | 'media'>,
  who: Actor,
): Promise<void> => {
  await media.removeUnused(await write(database, who, removeAll))
}
