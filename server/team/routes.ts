import { orderSaved } from '#contract/call/entity.ts'
import { teamApi, teamEntity } from '#contract/team/team.ts'
import { implement } from '#server/base/http/implement.ts'
import { readAs } from '#server/base/reader/read-as.ts'
import { write } from '#server/base/write/write.ts'
import type { Services } from '#server/services.ts'
import { addTeam, deleteTeam, listTeamNames, listTeams, reorderTeams, updateTeam } from './store.ts'

const { messages } = teamEntity

/** The groups of people on the team page. */
export const teamRoutes = (services: Services) => {
  const { database } = services
  return implement(teamApi, {
    all: async ({ input, who }) =>
      listTeams(database.queries, await readAs(services, who, input), input),

    teamNames: async ({ input, who }) =>
      listTeamNames(database.queries, await readAs(services, who, input), input),

    add: async ({ input: { name, peoples = [] }, who }) => ({
      data: await write(database, who, (tx) => addTeam(tx, name, peoples)),
      message: messages.added,
    }),

    update: async ({ input: { teamId, version, ...fields }, who }) => ({
      data: await write(database, who, (tx) => updateTeam(tx, teamId, version, fields)),
      message: messages.updated,
    }),

    reorderTeams: async ({ input: { ids }, who }) => {
      await write(database, who, (tx) => reorderTeams(tx, ids))
      return { message: orderSaved }
    },

    delete: async ({ input: { teamId }, who }) => {
      await write(database, who, (tx) => deleteTeam(tx, teamId))
      return { message: messages.removed }
    },
  })
}
