import { unfinishedEntryApi } from '#contract/lifecycle/unfinished.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { createApiModule } from '#server/base/http/implement.ts'
import { discardUnfinishedForm, findUnfinishedForm, saveUnfinishedForm } from './store.ts'

export const unfinishedFormRoutes = ({ database: { queries }, now }: BaseServices) =>
  createApiModule(unfinishedEntryApi, {
    showUnfinished: async ({ input: { form }, who: { accountId } }) => ({
      unfinished: await findUnfinishedForm(queries, accountId, form),
    }),

    saveUnfinished: async ({ input, who: { accountId } }) => {
      await saveUnfinishedForm(queries, accountId, input, now())
      return {}
    },

    discardUnfinished: async ({ input: { unfinishedId }, who: { accountId } }) => {
      await discardUnfinishedForm(queries, accountId, unfinishedId)
      return {}
    },
  })
