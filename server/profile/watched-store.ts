import type { Queries } from '#server/base/db/database.ts'
import type { MatchablePerson } from '#server/base/text/match-people.ts'
import { leavesAt } from './alumni.ts'
import { columns, toProfile } from './rows.ts'

/** Returns people with an ORCID iD who are not alumni, in the order of their ids. */
export const listWatched = async (queries: Queries, now: Date): Promise<MatchablePerson[]> => {
  const rows = await queries
    .selectFrom('profile')
    .select(columns)
    .where('orcid', '!=', '')
    .orderBy('_id')
    .execute()
  return rows.map(toProfile).filter(({ isAlumni, isAlumniSet, positions }) => {
    if (isAlumniSet) return !isAlumni
    const end = leavesAt(positions)
    return end === null || end > now
  })
}
