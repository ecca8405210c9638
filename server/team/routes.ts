import { teamApi } from '#contract/team/team.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { createEntityCallHandlers } from '#server/base/entity/handlers.ts'
import { createApiModule } from '#server/base/http/implement.ts'
import { createReaderFor } from '#server/base/reader/read-as.ts'
import { teamStore, teamStoreWithPeopleNames } from './store.ts'

export const teamRoutes = (services: BaseServices) => {
  const { queries } = services.database
  const { add, update, remove, reorder } = createEntityCallHandlers(services, teamStore)
  return createApiModule(teamApi, {
    all: async ({ input: { teamId, ...wanted }, who }) => {
      const reader = await createReaderFor(services, who, wanted)
      if (teamId === undefined) {
        const { entries, total } = await teamStore.list(queries, reader, wanted)
        return { teams: entries, total }
      }
      const one = await teamStore.find(queries, reader, teamId)
      const { total } = await teamStore.list(queries, reader, { ...wanted, limit: 0 })
      return { teams: one ? [one] : [], total }
    },

    teamNames: async ({ input, who }) => {
      const reader = await createReaderFor(services, who, input)
      const { entries, total } = await teamStoreWithPeopleNames.list(queries, reader, input)
      return { teams: entries, total }
    },

    add: ({ input, who }) => add(who, input),

    update: ({ input: { teamId, version, ...fields }, who }) =>
      update(who, { id: teamId, version }, fields),

    reorderTeams: ({ input: { ids }, who }) => reorder(who, ids),

    delete: ({ input: { teamId }, who }) => remove(who, teamId),
  })
}
