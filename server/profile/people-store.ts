import { sql } from 'kysely'
import type { Profile } from '#contract/profile/profile.ts'
import type { Queries } from '#server/base/db/database.ts'
import { groupBy, type OrderedList, type Owners } from '#server/base/db/ordered-list.ts'
import { type Reader, visible } from '#server/base/reader/visible.ts'
import { columns, type Row, toProfile } from './rows.ts'

/** The people on lists such as contributors or team members, by the list's owner and in its order. */
export const readPeople = async (
  queries: Queries,
  { table, owner }: OrderedList,
  owners: Owners,
  reader: Reader,
): Promise<Map<string, Profile[]>> => {
  const { rows } = await sql<Row & { owner: string }>`
    select ${sql.ref(`${table}.${owner}`)} as owner, ${sql.join(columns.map((name) => sql.ref(`profile.${name}`)))}
    from ${sql.table(table)} inner join profile on ${sql.ref('profile._id')} = ${sql.ref(`${table}.profileId`)}
    where ${sql.ref(`${table}.${owner}`)} in (${owners}) and ${visible(reader, 'profile')}
    order by ${sql.ref(`${table}.${owner}`)}, ${sql.ref(`${table}.position`)}`.execute(queries)
  return groupBy(
    rows,
    (row) => row.owner,
    ({ owner: _, ...row }) => toProfile(row),
  )
}
