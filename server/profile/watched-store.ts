import type { Queries } from '#server/base/db/database.ts'
import type { MatchablePerson } from '#server/base/text/match-people.ts'
import { lastPositionEndOf } from './alumni.ts'
import { profileColumnNames, profileFromRow } from './rows.ts'

/** Returns people with an ORCID iD who are not alumni, in the order of their ids. */
export const listCurrentPeopleWithOrcid = async (
  queries: Queries,
  now: Date,
): Promise<MatchablePerson[]> => {
  const rows = await queries
    .selectFrom('profile')
    .select(profileColumnNames)
    .where('orcid', '!=', '')
    .orderBy('_id')
    .execute()
  return rows.map(profileFromRow).filter(({ isAlumni, isAlumniSet, positions }) => {
    if (isAlumniSet) return !isAlumni
    const end = lastPositionEndOf(positions)
    return end === null || end > now
  })
}
