import { teamApi } from '#contract/team/team.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { createEntityHandlers } from '#server/base/entity/handlers.ts'
import { implementCalls } from '#server/base/http/implement.ts'
import { readAs } from '#server/base/reader/read-as.ts'
import { teams, teamsWithPeopleNames } from './store.ts'

export const teamRoutes = (services: BaseServices) => {
  const { queries } = services.database
  const { add, update, remove, reorder } = createEntityHandlers(services, teams)
  return implementCalls(teamApi, {
    all: async ({ input: { teamId, ...wanted }, who }) => {
      const reader = await readAs(services, who, wanted)
      if (teamId === undefined) {
        const { entries, total } = await teams.list(queries, reader, wanted)
        return { teams: entries, total }
      }
      const one = await teams.find(queries, reader, teamId)
      const { total } = await teams.list(queries, reader, { ...wanted, limit: 0 })
      return { teams: one ? [one] : [], total }
    },

    teamNames: async ({ input, who }) => {
      const reader = await readAs(services, who, input)
      const { entries, total } = await teamsWithPeopleNames.list(queries, reader, input)
      return { teams: entries, total }
    },

    add: ({ input, who }) => add(who, input),

    update: ({ input: { teamId, version, ...fields }, who }) =>
      update(who, { id: teamId, version }, fields),

    reorderTeams: ({ input: { ids }, who }) => reorder(who, ids),

    delete: ({ input: { teamId }, who }) => remove(who, teamId),
  })
}
