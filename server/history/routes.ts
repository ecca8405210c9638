import { ApiError } from '#contract/api-error.ts'
import { type HistoryEntity, historyApi, historyEntities } from '#contract/history.ts'
import type { Snapshot } from '#server/db/snapshot.ts'
import { type Write, write } from '#server/db/write.ts'
import { implement } from '#server/http/implement.ts'
import type { Services } from '#server/services.ts'
import { listHistory, readUndo } from './store.ts'

/** Brings one kind of entity back to a snapshot. */
export type Restorer = (write: Write, id: string, snapshot: Snapshot) => Promise<unknown>

const isRestorable = (entity: string): entity is HistoryEntity =>
  historyEntities.some((known) => known === entity)

/** Who changed what, and the way back. */
export const historyRoutes = (
  { database }: Services,
  restorers: Readonly<Record<HistoryEntity, Restorer>>,
) =>
  implement(historyApi, {
    showHistory: async ({ input: { entity, entityId } }) => ({
      history: await listHistory(database.queries, entity, entityId),
    }),

    restore: async ({ input: { historyId }, who }) => {
      const { entity, entityId, rows } = await readUndo(database.queries, historyId)
      if (!isRestorable(entity)) throw new ApiError(409, 'This cannot be brought back')
      await write(database, who, (tx) => restorers[entity](tx, entityId, rows))
      return { message: 'Brought back' }
    },
  })
