import { z } from 'zod'
import { notFound } from '#contract/api-error.ts'
import type { HistoryEntity, HistoryEntry } from '#contract/history.ts'
import type { Queries } from '#server/db/database.ts'
import { type Snapshot, snapshotShape } from '#server/db/snapshot.ts'

const entries = 100

const state = z.record(z.string(), z.unknown()).nullable().catch(null)
const parse = (json: string | null) => state.parse(json === null ? null : JSON.parse(json))

/** The last changes of one entry, or of all of a kind; newest first. */
export const listHistory = async (
  queries: Queries,
  entity: HistoryEntity,
  entityId: string | undefined,
): Promise<HistoryEntry[]> => {
  const all = queries
    .selectFrom('journal')
    .selectAll()
    .where('entity', '=', entity)
    .where('entityId', '!=', 'order')
    .orderBy('_id', 'desc')
    .limit(entries)
  const rows = await (entityId === undefined ? all : all.where('entityId', '=', entityId)).execute()
  return rows.map(({ before, after, rows, accountId: _, ...row }) => ({
    ...row,
    before: parse(before),
    after: parse(after),
    canRestore: rows !== null,
  }))
}

/** What a change can be undone with. */
export const readUndo = async (
  queries: Queries,
  historyId: string,
): Promise<{ entity: string; entityId: string; rows: Snapshot }> => {
  const found = await queries
    .selectFrom('journal')
    .select(['entity', 'entityId', 'rows'])
    .where('_id', '=', historyId)
    .executeTakeFirst()
  if (!found?.rows) throw notFound('An earlier state')
  const { entity, entityId, rows } = found
  return { entity, entityId, rows: snapshotShape.parse(JSON.parse(rows)) }
}
