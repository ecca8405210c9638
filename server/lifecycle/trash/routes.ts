import { trashApi } from '#contract/lifecycle/trash.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { implementCalls } from '#server/base/http/implement.ts'
import { writeInTransaction } from '#server/base/write/write.ts'
import type { RestoreFunctions } from '#server/lifecycle/history/store.ts'
import { listTrash, oldestTrashTime, takeFromTrash } from './store.ts'

export const trashRoutes = ({ database, media, now }: BaseServices, restorers: RestoreFunctions) =>
  implementCalls(trashApi, {
    showTrash: ({ input }) => listTrash(database.queries, oldestTrashTime(now()), input),

    restore: async ({ input, who }) => {
      const { entity, id } = input
      await writeInTransaction(database, who, async (tx) => {
        const snapshot = await takeFromTrash(database, tx.queries, oldestTrashTime(now()), input)
        await restorers.get(entity)?.(tx, id, snapshot)
      })
      return {}
    },

    deleteForGood: async ({ input, who }) => {
      const pictures = await writeInTransaction(database, who, async (tx) => {
        await takeFromTrash(database, tx.queries, oldestTrashTime(now()), input)
        return tx.forget(input.entity, input.id)
      })
      await media.removeUnused(pictures)
      return {}
    },
  })
