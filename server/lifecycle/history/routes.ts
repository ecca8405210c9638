import { ApiError, createNotAllowedError } from '#contract/call/api-error.ts'
import { isAccessGranted } from '#contract/call/role.ts'
import { historyApi, historyEntityNames } from '#contract/lifecycle/history.ts'
import { entityDefinitionOf } from '#server/base/definition/definitions.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { removeEntry } from '#server/base/entity/remove.ts'
import { createApiModule } from '#server/base/http/implement.ts'
import type { AuthenticatedCaller } from '#server/base/http/viewer.ts'
import { lockAndReadEntry } from '#server/base/write/read-held.ts'
import {
  type JournaledEntity,
  type WriteTransaction,
  writeInTransaction,
} from '#server/base/write/write.ts'
import {
  type AddedEntry,
  type EntityRestoreFunctions,
  entryVersionOf,
  findAddedEntry,
  listActivity,
  listEntityHistory,
  readSnapshotBeforeChange,
} from './store.ts'

/** Whether a user may see and undo the changes of an entity. The same role is needed to make such changes. */
const mayUndoChanges = ({ role }: AuthenticatedCaller, entity: string): boolean =>
  isAccessGranted(entityDefinitionOf(entity)?.access.write ?? 'admin', role)

export const historyRoutes = (
  { database }: BaseServices,
  restorers: EntityRestoreFunctions,
  records: ReadonlyMap<string, JournaledEntity<unknown>>,
) => {
  const restoreOne = async (tx: WriteTransaction, historyId: string, who: AuthenticatedCaller) => {
    const { entity, entityId, rows } = await readSnapshotBeforeChange(tx.queries, historyId)
    const restore = restorers.get(entity)
    if (restore === undefined) throw new ApiError('notRestorable', 'This cannot be brought back')
    if (!mayUndoChanges(who, entity)) throw createNotAllowedError()
    await restore(tx, entityId, rows)
  }
  /** Removes an added entry. Returns false if it was edited since or is gone. */
  const removeAdded = async (
    tx: WriteTransaction,
    { entity, entityId, version }: AddedEntry,
    who: AuthenticatedCaller,
  ) => {
    const record = records.get(entity)
    if (record === undefined || entityDefinitionOf(entity)?.calls?.remove === undefined) {
      throw new ApiError('notRestorable', 'This cannot be taken back')
    }
    if (!mayUndoChanges(who, entity)) throw createNotAllowedError()
    const now = await lockAndReadEntry(tx, record, entityId)
    if (entryVersionOf(now) !== version) return now === undefined
    await record.mayChange?.(tx.queries, entityId)
    await removeEntry(tx, record, entityId)
    return true
  }
  return createApiModule(historyApi, {
    showHistory: async ({ input: { entity, entityId }, who }) => {
      if (!mayUndoChanges(who, entity)) throw createNotAllowedError()
      return { history: await listEntityHistory(database.queries, entity, entityId) }
    },

    activity: ({ input: { entity, ...wanted }, who }) => {
      const kinds = historyEntityNames.filter((kind) => mayUndoChanges(who, kind))
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
