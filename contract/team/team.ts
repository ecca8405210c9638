import { call } from '#contract/call/call.ts'
import { type EntityDefinition, editorial } from '#contract/call/entity.ts'
import { entryOf } from '#contract/call/entry-id.ts'
import { done, id, jsonList, listPart, newOrder, title, version } from '#contract/call/fields.ts'
import { statusWanted } from '#contract/call/publishing.ts'
import { z } from '#contract/call/zod.ts'
import { entryPages } from '#contract/entry-pages.ts'
import { profile } from '#contract/profile/profile.ts'

/** A group of people as the team page shows it. */
export const team = z.object({
  ...entryOf('team'),
  name: z.string(),
  peoples: z.array(profile),
  version: z.int(),
})
export type Team = z.infer<typeof team>

/** A team with the names of its people. */
const teamNames = team.extend({ peoples: z.array(profile.pick({ _id: true, name: true })) })
export type TeamNames = z.infer<typeof teamNames>

/** Teams. */
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
  ...editorial,
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

const name = title('a team name')
const peoples = jsonList(id)

/** The calls under `/team`. */
export const teamApi = {
  all: call({
    method: 'GET',
    path: '/team/all',
    access: 'public',
    encoding: 'query',
    summary: 'All teams with their people, in the order they are shown, or the one that is named',
    input: listPart.extend({ teamId: id.optional(), ...statusWanted.shape }),
    reply: z.object({ teams: z.array(team), total: z.int() }),
  }),
  teamNames: call({
    method: 'GET',
    path: '/team/teamNames',
    access: 'public',
    encoding: 'query',
    summary: 'All teams with the names of their people only, in the order they are shown',
    input: listPart.extend(statusWanted.shape),
    reply: z.object({ teams: z.array(teamNames), total: z.int() }),
  }),
  add: call({
    method: 'POST',
    path: '/team/add',
    access: 'editor',
    encoding: 'json',
    summary: 'Add a team',
    input: z.object({ name, peoples: peoples.optional() }),
    reply: z.object({ data: team }),
  }),
  update: call({
    method: 'PUT',
    path: '/team/update',
    access: 'editor',
    encoding: 'json',
    summary: 'Change a team; fields left out keep their value',
    input: z.object({
      teamId: id,
      name: name.optional(),
      peoples: peoples.optional(),
      version: version.optional(),
    }),
    aliases: { teamId: '_id' },
    reply: z.object({ data: team }),
  }),
  reorderTeams: call({
    method: 'PUT',
    path: '/team/reorderTeams',
    access: 'editor',
    encoding: 'json',
    summary: 'Put the teams into another order',
    input: newOrder,
    reply: done,
  }),
  delete: call({
    method: 'DELETE',
    path: '/team/delete',
    access: 'editor',
    encoding: 'json',
    summary: 'Delete a team; its people stay',
    input: z.object({ teamId: id }),
    aliases: { teamId: '_id' },
    reply: done,
  }),
}
