import { ApiError, notAllowed } from '#contract/call/api-error.ts'
import { isGranted } from '#contract/call/role.ts'
import { historyApi, historyEntities } from '#contract/lifecycle/history.ts'
import { definitionOf } from '#server/base/definition/definitions.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { removeEntry } from '#server/base/entity/remove.ts'
import { implementCalls } from '#server/base/http/implement.ts'
import type { Viewer } from '#server/base/http/viewer.ts'
import { lockAndRead } from '#server/base/write/read-held.ts'
import {
  type JournaledEntity,
  type WriteTransaction,
  writeInTransaction,
} from '#server/base/write/write.ts'
import {
  type AddedEntry,
  findAddedEntry,
  listActivity,
  listHistory,
  type RestoreFunctions,
  readStateBefore,
  versionOf,
} from './store.ts'

/** Whether a user may see and undo the changes of an entity. The same role is needed to make such changes. */
const mayUndoChanges = ({ role }: Viewer, entity: string): boolean =>
  isGranted(definitionOf(entity)?.access.write ?? 'admin', role)

export const historyRoutes = (
  { database }: BaseServices,
  restorers: RestoreFunctions,
  records: ReadonlyMap<string, JournaledEntity<unknown>>,
) => {
  const restoreOne = async (tx: WriteTransaction, historyId: string, who: Viewer) => {
    const { entity, entityId, rows } = await readStateBefore(tx.queries, historyId)
    const restore = restorers.get(entity)
    if (restore === undefined) throw new ApiError('notRestorable', 'This cannot be brought back')
    if (!mayUndoChanges(who, entity)) throw notAllowed()
    await restore(tx, entityId, rows)
  }
  /** Removes an added entry. Returns false if it was edited since or is gone. */
  const removeAdded = async (
    tx: WriteTransaction,
    { entity, entityId, version }: AddedEntry,
    who: Viewer,
  ) => {
    const record = records.get(entity)
    if (record === undefined || definitionOf(entity)?.calls?.remove === undefined) {
      throw new ApiError('notRestorable', 'This cannot be taken back')
    }
    if (!mayUndoChanges(who, entity)) throw notAllowed()
    const now = await lockAndRead(tx, record, entityId)
    if (versionOf(now) !== version) return now === undefined
    await record.mayChange?.(tx.queries, entityId)
    await removeEntry(tx, record, entityId)
    return true
  }
  return implementCalls(historyApi, {
    showHistory: async ({ input: { entity, entityId }, who }) => {
      if (!mayUndoChanges(who, entity)) throw notAllowed()
      return { history: await listHistory(database.queries, entity, entityId) }
    },

    activity: ({ input: { entity, ...wanted }, who }) => {
      const kinds = historyEntities.filter((kind) => mayUndoChanges(who, kind))
      const asked = entity === undefined ? kinds : kinds.filter((kind) => kind === entity)
      return listActivity(database.queries, asked, wanted)
    },

    restore: async ({ input: { historyId }, who }) => {
      await writeInTransaction(database, who, (tx) => restoreOne(tx, historyId, who))
      return {}
    },

    restoreAll: ({ input: { historyIds }, who }) =>
      writeInTransaction(database, who, async (tx) => {
        const kept: AddedEntry[] = []
        for (const historyId of historyIds.toReversed()) {
          const added = await findAddedEntry(tx.queries, historyId)
          if (added === undefined) await restoreOne(tx, historyId, who)
          else if (!(await removeAdded(tx, added, who))) kept.push(added)
        }
        return { kept: kept.map(({ entity, entityId }) => ({ entity, _id: entityId })) }
      }),
  })
}
