import { notFound } from '#contract/call/api-error.ts'
import { type EntityDefinition, fieldsOf } from '#contract/call/entity.ts'
import { type HistoryEntity, isHistoryEntity } from '#contract/lifecycle/history.ts'
import { type TrashEntry, trashDays } from '#contract/lifecycle/trash.ts'
import type { Database, Queries } from '#server/base/db/database.ts'
import { type ListSlice, limitToSlice } from '#server/base/db/list.ts'
import { parseSnapshot } from '#server/base/db/snapshot.ts'
import type { Snapshot } from '#server/base/db/snapshot-shape.ts'
import { definitionOf } from '#server/base/definition/definitions.ts'
import { eraseFromJournal } from '#server/base/write/forget.ts'

const trashMs = trashDays * 24 * 3_600_000

/** Returns the time before which deleted entries are removed permanently. */
export const oldestTrashTime = (now: Date): Date => new Date(now.getTime() - trashMs)

/** Selects the journal entries of deleted entries that can be restored. */
const selectDeleted = (queries: Queries) =>
  queries
    .selectFrom('journal')
    .where('journal.action', '=', 'deleted')
    .where('journal.rows', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('journal as later')
            .select('later._id')
            .whereRef('later.entity', '=', 'journal.entity')
            .whereRef('later.entityId', '=', 'journal.entityId')
            .whereRef('later._id', '>', 'journal._id'),
        ),
      ),
    )

/** Field types that can serve as a title, best first. */
const titleTypes = ['title', 'text', 'markdown', 'link'] as const

/** Returns the title of a deleted entry, otherwise its first text, otherwise its kind. */
const titleOf = (definition: EntityDefinition, before: string | null): string => {
  const state: Record<string, unknown> = JSON.parse(before ?? '{}')
  const [text = ''] = titleTypes
    .flatMap((kind) => fieldsOf(definition, kind))
    .flatMap(([name]) => state[name] || [])
  return String(text).trim().split('\n', 1)[0]?.slice(0, 200) || definition.label
}

/** Returns the title of an entry in the trash. Undefined if it is not there. */
export const findTitleInTrash = async (
  queries: Queries,
  entity: string,
  id: string,
): Promise<string | undefined> => {
  const found = await selectDeleted(queries)
    .select('journal.before')
    .where('journal.entity', '=', entity)
    .where('journal.entityId', '=', id)
    .executeTakeFirst()
  const definition = definitionOf(entity)
  return found && definition && titleOf(definition, found.before)
}

export const listTrash = async (queries: Queries, since: Date, wanted: ListSlice) => {
  const all = selectDeleted(queries).where('journal.at', '>', since.toISOString())
  const rows = await limitToSlice(all.orderBy('journal._id', 'desc'), wanted)
    .select(['journal.entity', 'journal.entityId', 'journal.at', 'journal.actor', 'journal.before'])
    .execute()
  const { total } = await all
    .select((row) => row.fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  const trash = rows.flatMap(({ entity, entityId: id, at, actor, before }): TrashEntry[] => {
    const definition = definitionOf(entity)
    if (!definition || !isHistoryEntity(entity)) return []
    const until = new Date(Date.parse(at) + trashMs).toISOString()
    const title = titleOf(definition, before)
    return [{ entity, id, title, deletedAt: at, deletedBy: actor, until }]
  })
  return { trash, total: Number(total) }
}

/** Locks an entry in the trash until the transaction ends, and returns its snapshot. Throws 404 if there is none. */
export const takeFromTrash = async (
  { kind }: Pick<Database, 'kind'>,
  trx: Queries,
  since: Date,
  { entity, id }: { readonly entity: HistoryEntity; readonly id: string },
): Promise<Snapshot> => {
  const entry = trx
    .selectFrom('journal')
    .select(['_id', 'rows', 'schema'])
    .where('entity', '=', entity)
    .where('entityId', '=', id)
    .where('action', '=', 'deleted')
    .where('at', '>', since.toISOString())
    .where('rows', 'is not', null)
    .orderBy('_id', 'desc')
    .limit(1)
  const found = await (kind === 'postgres' ? entry.forUpdate() : entry).executeTakeFirst()
  // Checked again under the lock, because someone else may have restored the entry meanwhile.
  const isThere = await selectDeleted(trx)
    .select('journal._id')
    .where('journal._id', '=', found?._id ?? '')
    .executeTakeFirst()
  if (!isThere || !found?.rows) throw notFound('An entry in the trash')
  return parseSnapshot(found.rows, found.schema)
}

export const emptyTrash = async (
  { queries }: Pick<Database, 'queries'>,
  end: Date,
): Promise<void> => {
  const expired = await selectDeleted(queries)
    .where('journal.at', '<=', end.toISOString())
    .select(['journal.entity', 'journal.entityId'])
    .execute()
  for (const { entity, entityId } of expired) {
    await queries.transaction().execute((trx) => eraseFromJournal(trx, entity, entityId))
  }
}
