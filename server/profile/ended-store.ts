import type { Queries } from '#server/base/db/database.ts'
import { lastPositionEndOf } from './alumni.ts'
import { profileColumnNames, profileFromRow } from './rows.ts'

/** Returns people whose last position has ended and who are not marked as alumni. */
export const listPeopleWithEndedPositions = async (queries: Queries, now: Date) => {
  const rows = await queries
    .selectFrom('profile')
    .select(profileColumnNames)
    .where('positions', '!=', '[]')
    .where('isAlumni', '!=', 'true')
    .orderBy('name')
    .execute()
  return rows.map(profileFromRow).flatMap(({ _id, name, version, positions }) => {
    const end = lastPositionEndOf(positions)
    if (end === null || end > now) return []
    const until =
      positions
        .map((each) => each.until)
        .toSorted()
        .at(-1) ?? ''
    return [{ _id, name, version, until }]
  })
}
