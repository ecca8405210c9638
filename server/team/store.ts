import type { Team } from '#contract/team.ts'
import type { Queries } from '#server/db/database.ts'
import { count, type Part, part, positionAt } from '#server/db/list.ts'
import { nameKeyOf, nameTaken } from '#server/db/name-key.ts'
import { type OrderedList, owner, replaceList } from '#server/db/ordered-list.ts'
import type { Entity, Write } from '#server/db/write.ts'
import { readPeople } from '#server/profile/store.ts'

const members: OrderedList = {
  table: 'teamMember',
  owner: 'teamId',
  member: 'profileId',
  field: 'peoples',
}

const columns = ['_id', 'name', 'version'] as const

const teams: Entity<Team> = {
  label: 'Team',
  table: 'team',
  read: async (queries, id) => {
    const row = await queries
      .selectFrom('team')
      .select(columns)
      .where('_id', '=', id)
      .executeTakeFirst()
    const people = await readPeople(queries, members, owner(id))
    return row && { ...row, peoples: people.get(id) ?? [] }
  },
}

/** The teams with their people in the order they are shown, and how many there are in all. */
export const listTeams = async (queries: Queries, wanted: Part) => {
  const ordered = queries.selectFrom('team').orderBy('position').orderBy('_id')
  const rows = await part(ordered.select(columns), wanted).execute()
  const people = await readPeople(queries, members, part(ordered.select('_id'), wanted))
  return {
    teams: rows.map((row) => ({ ...row, peoples: people.get(row._id) ?? [] })),
    total: await count(queries, 'team'),
  }
}

/** Adds a team behind the others; its name must not be taken. */
export const addTeam = (write: Write, name: string, peoples: readonly string[]) =>
  write.create(teams, async (row) => {
    const position = await positionAt(write.queries, 'team', 'last')
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
