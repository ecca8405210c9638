import { presenceApi } from '#contract/lifecycle/presence.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { implement } from '#server/base/http/implement.ts'
import { forgetHere, noteHere, readOthers } from './store.ts'

export const presenceRoutes = ({ database: { queries }, now }: BaseServices) =>
  implement(presenceApi, {
    here: async ({ input, who }) => {
      await noteHere(queries, input, who, now())
      return { others: await readOthers(queries, input, who) }
    },

    leave: async ({ input, who }) => {
      await forgetHere(queries, input, who)
      return {}
    },
  })
