import { unfinishedApi } from '#contract/lifecycle/unfinished.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { implementCalls } from '#server/base/http/implement.ts'
import { discardUnfinished, findUnfinished, saveUnfinished } from './store.ts'

export const unfinishedRoutes = ({ database: { queries }, now }: BaseServices) =>
  implementCalls(unfinishedApi, {
    showUnfinished: async ({ input: { form }, who: { accountId } }) => ({
      unfinished: await findUnfinished(queries, accountId, form),
    }),

    saveUnfinished: async ({ input, who: { accountId } }) => {
      await saveUnfinished(queries, accountId, input, now())
      return {}
    },

    discardUnfinished: async ({ input: { unfinishedId }, who: { accountId } }) => {
      await discardUnfinished(queries, accountId, unfinishedId)
      return {}
    },
  })
