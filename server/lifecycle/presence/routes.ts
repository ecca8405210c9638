import { presenceApi } from '#contract/lifecycle/presence.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { implementCalls } from '#server/base/http/implement.ts'
import { listOthersPresent, recordPresence, removePresence } from './store.ts'

export const presenceRoutes = ({ database: { queries }, now }: BaseServices) =>
  implementCalls(presenceApi, {
    here: async ({ input, who }) => {
      await recordPresence(queries, input, who, now())
      return { others: await listOthersPresent(queries, input, who) }
    },

    leave: async ({ input, who }) => {
      await removePresence(queries, input, who)
      return {}
    },
  })
