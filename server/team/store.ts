import { type Team, teamEntity } from '#contract/team/team.ts'
import type { Queries } from '#server/base/db/database.ts'
import { count, matching, type Part, part } from '#server/base/db/list.ts'
import { nameKeyOf, nameTaken } from '#server/base/db/name-key.ts'
import { owner, replaceList } from '#server/base/db/ordered-list.ts'
import { newPosition, reorder } from '#server/base/entity/order.ts'
import { everything, type Reader, visible } from '#server/base/reader/visible.ts'
import type { Entity, Write } from '#server/base/write/write.ts'
import { readPeople } from '#server/profile/people-store.ts'

const members = { ...teamEntity.fields.peoples, field: 'peoples' }

const columns = ['_id', 'name', 'version'] as const

/** Teams as the journal sees them. */
export const teams: Entity<Team> = {
  label: teamEntity.label,
  table: teamEntity.name,
  read: async (queries, id) => {
    const row = await queries
      .selectFrom('team')
      .select(columns)
      .where('_id', '=', id)
      .executeTakeFirst()
    const people = await readPeople(queries, members, owner(id), everything)
    return row && { ...row, peoples: people.get(id) ?? [] }
  },
}

const inOrder = (queries: Queries) => queries.selectFrom('team').orderBy('position').orderBy('_id')

/** The teams with their people in the order they are shown, or one of them, and how many there are in all. */
export const listTeams = async (
  queries: Queries,
  reader: Reader,
  wanted: Part & { readonly teamId?: string | undefined },
) => {
  const { teamId } = wanted
  const all = matching(inOrder(queries), ['name'], wanted)
  const shown = part(teamId === undefined ? all : all.where('_id', '=', teamId), wanted)
  const rows = await shown.select(columns).execute()
  const people = await readPeople(queries, members, shown.select('_id'), reader)
  return {
    teams: rows.map((row) => ({ ...row, peoples: people.get(row._id) ?? [] })),
    total: await count(queries, 'team', ['name'], wanted),
  }
}

/** The teams with the names of their people, in the same order. */
export const listTeamNames = async (queries: Queries, reader: Reader, wanted: Part) => {
  const rows = await part(
    matching(inOrder(queries).select(columns), ['name'], wanted),
    wanted,
  ).execute()
  const people = await queries
    .selectFrom('teamMember')
    .innerJoin('profile', 'profile._id', 'teamMember.profileId')
    .select(['teamMember.teamId', 'profile._id', 'profile.name'])
    .where(visible(reader, 'profile'))
    .orderBy('teamMember.teamId')
    .orderBy('teamMember.position')
    .execute()
  const ofTeam = Map.groupBy(people, ({ teamId }) => teamId)
  return {
    teams: rows.map((row) => ({
      ...row,
      peoples: (ofTeam.get(row._id) ?? []).map(({ _id, name }) => ({ _id, name })),
    })),
    total: await count(queries, 'team', ['name'], wanted),
  }
}

/** Teams with the ids of all their people, by the keys of their names. */
export const findTeamsByName = async (queries: Queries, keys: readonly string[]) => {
  if (keys.length === 0) return new Map<string, { _id: string; peoples: string[] }>()
  const rows = await queries
    .selectFrom('team')
    .select(['_id', 'nameKey'])
    .where('nameKey', 'in', keys)
    .execute()
  const found = rows.map(async ({ _id, nameKey }) => {
    const people = await queries
      .selectFrom('teamMember')
      .select('profileId')
      .where('teamId', '=', _id)
      .orderBy('position')
      .execute()
    return [nameKey, { _id, peoples: people.map(({ profileId }) => profileId) }] as const
  })
  return new Map(await Promise.all(found))
}

/** Adds a team behind the others; its name must not be taken. */
export const addTeam = (write: Write, name: string, peoples: readonly string[]) =>
  write.create(teams, async (row) => {
    const position = await newPosition(write.queries, teamEntity)
    await write.queries
      .insertInto('team')
      .values({ ...row, name, nameKey: nameKeyOf(name), position })
      .execute()
      .catch(nameTaken('team'))
    await replaceList(write.queries, members, row._id, peoples)
  })

/** Changes a team's name, its people, or both. */
export const updateTeam = (
  write: Write,
  id: string,
  version: number | undefined,
  { name, peoples }: { name?: string | undefined; peoples?: readonly string[] | undefined },
) =>
  write.update(teams, id, version, async () => {
    if (name !== undefined) {
      await write.queries
        .updateTable('team')
        .set({ name, nameKey: nameKeyOf(name) })
        .where('_id', '=', id)
        .execute()
        .catch(nameTaken('team'))
    }
    if (peoples !== undefined) await replaceList(write.queries, members, id, peoples)
  })

/** Deletes a team; its people stay. */
export const deleteTeam = (write: Write, id: string) =>
  write.remove(teams, id, async () => {
    await write.queries.deleteFrom('team').where('_id', '=', id).execute()
  })

/** Puts the teams into another order. */
export const reorderTeams = (write: Write, ids: readonly string[]): Promise<void> =>
  reorder(write, teamEntity, ids)
