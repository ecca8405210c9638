import type { Queries } from '#server/base/db/database.ts'
import type { MatchablePerson } from '#server/base/text/match-people.ts'
import { lastPositionEnd } from './alumni.ts'
import { profileColumns, toProfile } from './rows.ts'

/** Returns people with an ORCID iD who are not alumni, in the order of their ids. */
export const listWatchedPeople = async (
  queries: Queries,
  now: Date,
): Promise<MatchablePerson[]> => {
  const rows = await queries
    .selectFrom('profile')
    .select(profileColumns)
    .where('orcid', '!=', '')
    .orderBy('_id')
    .execute()
  return rows.map(toProfile).filter(({ isAlumni, isAlumniSet, positions }) => {
    if (isAlumniSet) return !isAlumni
    const end = lastPositionEnd(positions)
    return end === null || end > now
  })
}
