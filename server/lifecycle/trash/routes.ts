import { trashApi } from '#contract/lifecycle/trash.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { createApiModule } from '#server/base/http/implement.ts'
import { writeInTransaction } from '#server/base/write/write.ts'
import type { EntityRestoreFunctions } from '#server/lifecycle/history/store.ts'
import { listTrash, lockTrashedEntry, trashRetentionStart } from './store.ts'

export const trashRoutes = (
  { database, media, now }: BaseServices,
  restorers: EntityRestoreFunctions,
) =>
  createApiModule(trashApi, {
    showTrash: ({ input }) => listTrash(database.queries, trashRetentionStart(now()), input),

    restore: async ({ input, who }) => {
      const { entity, id } = input
      await writeInTransaction(database, who, async (tx) => {
        const snapshot = await lockTrashedEntry(
          database,
          tx.queries,
          trashRetentionStart(now()),
          input,
        )
        await restorers.get(entity)?.(tx, id, snapshot)
      })
      return {}
    },

    deleteForGood: async ({ input, who }) => {
      const pictures = await writeInTransaction(database, who, async (tx) => {
        await lockTrashedEntry(database, tx.queries, trashRetentionStart(now()), input)
        return tx.forget(input.entity, input.id)
      })
      await media.removeUnused(pictures)
      return {}
    },
  })
