import { createNotFoundError } from '#contract/call/api-error.ts'
import { type EntityDefinition, entityFieldsOfKind } from '#contract/call/entity.ts'
import { type HistoryEntityName, isHistoryEntityName } from '#contract/lifecycle/history.ts'
import { type TrashEntry, trashRetentionDays } from '#contract/lifecycle/trash.ts'
import type { Database, Queries } from '#server/base/db/database.ts'
import { applyLimitAndOffset, type ListQueryOptions } from '#server/base/db/list.ts'
import { parseAndUpgradeSnapshot } from '#server/base/db/snapshot.ts'
import type { EntrySnapshot } from '#server/base/db/snapshot-shape.ts'
import { entityDefinitionOf } from '#server/base/definition/definitions.ts'
import { eraseFromChangeJournal } from '#server/base/write/forget.ts'

const trashMs = trashRetentionDays * 24 * 3_600_000

/** Returns the time before which deleted entries are removed permanently. */
export const trashRetentionStart = (now: Date): Date => new Date(now.getTime() - trashMs)

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
    .flatMap((kind) => entityFieldsOfKind(definition, kind))
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
  const definition = entityDefinitionOf(entity)
  return found && definition && titleOf(definition, found.before)
}

export const listTrash = async (queries: Queries, since: Date, wanted: ListQueryOptions) => {
  const all = selectDeleted(queries).where('journal.at', '>', since.toISOString())
  const rows = await applyLimitAndOffset(all.orderBy('journal._id', 'desc'), wanted)
    .select(['journal.entity', 'journal.entityId', 'journal.at', 'journal.actor', 'journal.before'])
    .execute()
  const { total } = await all
    .select((row) => row.fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  const trash = rows.flatMap(({ entity, entityId: id, at, actor, before }): TrashEntry[] => {
    const definition = entityDefinitionOf(entity)
    if (!definition || !isHistoryEntityName(entity)) return []
    const until = new Date(Date.parse(at) + trashMs).toISOString()
    const title = titleOf(definition, before)
    return [{ entity, id, title, deletedAt: at, deletedBy: actor, until }]
  })
  return { trash, total: Number(total) }
}

/** Locks an entry in the trash until the transaction ends, and returns its snapshot. Throws 404 if there is none. */
export const lockTrashedEntry = async (
  { kind }: Pick<Database, 'kind'>,
  trx: Queries,
  since: Date,
  { entity, id }: { readonly entity: HistoryEntityName; readonly id: string },
): Promise<EntrySnapshot> => {
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
  if (!isThere || !found?.rows) throw createNotFoundError('An entry in the trash')
  return parseAndUpgradeSnapshot(found.rows, found.schema)
}

export const deleteExpiredTrash = async (
  { queries }: Pick<Database, 'queries'>,
  end: Date,
): Promise<void> => {
  const expired = await selectDeleted(queries)
    .where('journal.at', '<=', end.toISOString())
    .select(['journal.entity', 'journal.entityId'])
    .execute()
  for (const { entity, entityId } of expired) {
    await queries.transaction().execute((trx) => eraseFromChangeJournal(trx, entity, entityId))
  }
}
