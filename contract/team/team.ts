import { defineCall } from '#contract/call/call.ts'
import { type EntityDefinition, editorialEntityDefaults } from '#contract/call/entity.ts'
import { baseEntryFields } from '#contract/call/entry-id.ts'
import {
  entryIdSchema,
  jsonListSchema,
  requiredTitleSchema,
  searchableListRangeSchema,
} from '#contract/call/fields.ts'
import { statusFilterSchema } from '#contract/call/publishing.ts'
import { createStandardCalls } from '#contract/call/usual-calls.ts'
import { z } from '#contract/call/zod.ts'
import { entryPages } from '#contract/entry-pages.ts'
import { profileSchema } from '#contract/profile/profile.ts'

export const teamSchema = z.object({
  ...baseEntryFields('team'),
  name: z.string(),
  peoples: z.array(profileSchema),
  version: z.int(),
})
export type Team = z.infer<typeof teamSchema>

const teamNames = teamSchema.extend({
  peoples: z.array(profileSchema.pick({ _id: true, name: true })),
})
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
  ...editorialEntityDefaults,
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

const { list, add, update, reorder, remove } = createStandardCalls(teamEntity, {
  nouns: ['team', 'teams'],
  entry: teamSchema,
  listed: { teams: z.array(teamSchema) },
  filters: { teamId: entryIdSchema.optional(), ...statusFilterSchema.shape },
  reference: { teamId: entryIdSchema },
  input: z.object({
    name: requiredTitleSchema('a team name'),
    peoples: jsonListSchema(entryIdSchema).optional(),
  }),
  summaries: {
    list: 'All teams with their people, in the order they are shown, or the one that is named',
    remove: 'Delete a team; its people stay',
  },
})

export const teamApi = {
  all: list,
  teamNames: defineCall({
    method: 'GET',
    path: '/team/teamNames',
    access: 'public',
    encoding: 'query',
    summary: 'All teams with the names of their people only, in the order they are shown',
    input: searchableListRangeSchema.extend(statusFilterSchema.shape),
    reply: z.object({ teams: z.array(teamNames), total: z.int() }),
  }),
  add,
  update,
  reorderTeams: reorder,
  delete: remove,
}
