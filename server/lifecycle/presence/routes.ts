import { presenceApi } from '#contract/lifecycle/presence.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { createApiModule } from '#server/base/http/implement.ts'
import { listOtherPeopleInEntry, recordPresence, removePresence } from './store.ts'

export const presenceRoutes = ({ database: { queries }, now }: BaseServices) =>
  createApiModule(presenceApi, {
    here: async ({ input, who }) => {
      await recordPresence(queries, input, who, now())
      return { others: await listOtherPeopleInEntry(queries, input, who) }
    },

    leave: async ({ input, who }) => {
      await removePresence(queries, input, who)
      return {}
    },
  })
