import { ApiError, notAllowed } from '#contract/api-error.ts'
import { type HistoryEntity, historyApi, historyEntities } from '#contract/history.ts'
import { isGranted } from '#contract/role.ts'
import type { Snapshot } from '#server/db/snapshot.ts'
import { type Write, write } from '#server/db/write.ts'
import { implement } from '#server/http/implement.ts'
import type { Viewer } from '#server/http/viewer.ts'
import type { Services } from '#server/services.ts'
import { listHistory, readUndo } from './store.ts'

/** Brings one kind of entity back to a snapshot. */
export type Restorer = (write: Write, id: string, snapshot: Snapshot) => Promise<unknown>

const isRestorable = (entity: string): entity is HistoryEntity =>
  historyEntities.some((known) => known === entity)

/** Whether someone may see and undo the changes of a kind: settings are an administrator's. */
const mayLookBack = ({ role }: Viewer, entity: HistoryEntity): boolean =>
  isGranted(entity === 'settings' ? 'admin' : 'editor', role)

/** Who changed what, and the way back. */
export const historyRoutes = (
  { database }: Services,
  restorers: Readonly<Record<HistoryEntity, Restorer>>,
) =>
  implement(historyApi, {
    showHistory: async ({ input: { entity, entityId }, who }) => {
      if (!mayLookBack(who, entity)) throw notAllowed()
      return { history: await listHistory(database.queries, entity, entityId) }
    },

    restore: async ({ input: { historyId }, who }) => {
      const { entity, entityId, rows } = await readUndo(database.queries, historyId)
      if (!isRestorable(entity)) throw new ApiError('notRestorable', 'This cannot be brought back')
      if (!mayLookBack(who, entity)) throw notAllowed()
      await write(database, who, (tx) => restorers[entity](tx, entityId, rows))
      return { message: 'Brought back' }
    },
  })
