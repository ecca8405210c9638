import { type Team, type TeamNames, teamEntity } from '#contract/team/team.ts'
import type { Queries } from '#server/base/db/database.ts'
import { readRelationListsByOwner } from '#server/base/db/ordered-list.ts'
import { createEntityStore } from '#server/base/entity/store.ts'
import { readListedPeople, readListedPeopleNames } from '#server/profile/people-store.ts'

export const teamStore = createEntityStore<Team>(teamEntity, {
  members: { peoples: readListedPeople },
})

export const teamStoreWithPeopleNames = createEntityStore<TeamNames>(teamEntity, {
  members: { peoples: readListedPeopleNames },
})

/** Returns teams with the ids of all their people, by normalised name. */
export const findTeamsByName = async (queries: Queries, keys: readonly string[]) => {
  if (keys.length === 0) return new Map<string, { _id: string; peoples: string[] }>()
  const named = queries.selectFrom('team').where('nameKey', 'in', keys)
  const rows = await named.select(['_id', 'nameKey']).execute()
  const people = await readRelationListsByOwner(
    queries,
    teamEntity.fields.peoples,
    named.select('_id'),
  )
  return new Map(
    rows.map(({ _id, nameKey }) => [nameKey, { _id, peoples: people.get(_id) ?? [] }] as const),
  )
}
