import { call } from '#contract/call/call.ts'
import { type EntityDefinition, editorialDefaults } from '#contract/call/entity.ts'
import { entryFields } from '#contract/call/entry-id.ts'
import { id, jsonList, searchedListRange, titleSchema } from '#contract/call/fields.ts'
import { statusFilter } from '#contract/call/publishing.ts'
import { usualCalls } from '#contract/call/usual-calls.ts'
import { z } from '#contract/call/zod.ts'
import { entryPages } from '#contract/entry-pages.ts'
import { profile } from '#contract/profile/profile.ts'

export const team = z.object({
  ...entryFields('team'),
  name: z.string(),
  peoples: z.array(profile),
  version: z.int(),
})
export type Team = z.infer<typeof team>

const teamNames = team.extend({ peoples: z.array(profile.pick({ _id: true, name: true })) })
export type TeamNames = z.infer<typeof teamNames>

export const teamEntity = {
  name: 'team',
  label: 'Team',
  fields: {
    name: { kind: 'title', translated: true },
    nameKey: { kind: 'internal', keyOf: 'name' },
    peoples: {
      kind: 'relations',
      to: 'profile',
      table: 'teamMember',
      owner: 'teamId',
      member: 'profileId',
    },
  },
  order: { by: 'position', newest: 'last' },
  search: ['name'],
  ...editorialDefaults,
  calls: {
    list: 'all',
    find: 'teamNames',
    add: 'add',
    update: 'update',
    remove: 'delete',
    reorder: 'reorderTeams',
  },
  messages: {
    added: 'Team Created Successfully',
    updated: 'Team Updated Successfully',
    removed: 'Team Deleted Successfully',
  },
  counted: 'teams',
  page: entryPages.team,
} as const satisfies EntityDefinition

const { list, add, update, reorder, remove } = usualCalls(teamEntity, {
  nouns: ['team', 'teams'],
  entry: team,
  listed: { teams: z.array(team) },
  filters: { teamId: id.optional(), ...statusFilter.shape },
  reference: { teamId: id },
  input: z.object({ name: titleSchema('a team name'), peoples: jsonList(id).optional() }),
  summaries: {
    list: 'All teams with their people, in the order they are shown, or the one that is named',
    remove: 'Delete a team; its people stay',
  },
})

export const teamApi = {
  all: list,
  teamNames: call({
    method: 'GET',
    path: '/team/teamNames',
    access: 'public',
    encoding: 'query',
    summary: 'All teams with the names of their people only, in the order they are shown',
    input: searchedListRange.extend(statusFilter.shape),
    reply: z.object({ teams: z.array(teamNames), total: z.int() }),
  }),
  add,
  update,
  reorderTeams: reorder,
  delete: remove,
}
