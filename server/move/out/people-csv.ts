import { jobPositionSchema } from '#contract/profile/position.ts'
import type { Queries } from '#server/base/db/database.ts'
import { type ContentReader, visibleCondition } from '#server/base/reader/visible.ts'
import { toCsv } from '#server/base/text/csv.ts'

const columns = ['name', 'email', 'role', 'team', 'orcid', 'from', 'until', 'about']
const positions = jobPositionSchema.array()

/** Formats the visible people as CSV, with the columns that the CSV import of Salus accepts. */
export async function* writePeopleCsv(
  queries: Queries,
  reader: ContentReader,
): AsyncGenerator<string> {
  yield toCsv([columns])
  const rows = await queries
    .selectFrom('profile')
    .select(['_id', 'name', 'email', 'designation', 'orcid', 'about', 'positions'])
    .where(visibleCondition(reader, 'profile'))
    .orderBy('_id')
    .execute()
  const members = await queries
    .selectFrom('teamMember')
    .innerJoin('team', 'team._id', 'teamMember.teamId')
    .select(['teamMember.profileId', 'team.name'])
    .orderBy('team.position')
    .execute()
  for (const person of rows) {
    const currentPositions = positions.parse(JSON.parse(person.positions)).at(-1)
    const team = members.find(({ profileId }) => profileId === person._id)?.name
    yield toCsv([
      [
        person.name,
        person.email,
        currentPositions?.title || person.designation,
        currentPositions?.team || team || '',
        person.orcid,
        currentPositions?.from ?? '',
        currentPositions?.until ?? '',
        person.about,
      ],
    ])
  }
}
