import { sql } from 'kysely'
import type { ListTable } from '#contract/call/field-types/field-type.ts'
import type { Profile } from '#contract/profile/profile.ts'
import type { Queries } from '#server/base/db/database.ts'
import { groupRowsByOwner, type ListOwnerIdsQuery } from '#server/base/db/ordered-list.ts'
import { type ContentReader, visibleInSmallSetCondition } from '#server/base/reader/visible.ts'
import { type ProfileRow, profileColumnNames, profileFromRow } from './rows.ts'

const readRows = async <R>(
  queries: Queries,
  { table, owner, member }: ListTable,
  owners: ListOwnerIdsQuery,
  reader: ContentReader,
  names: readonly string[],
): Promise<(R & { owner: string })[]> => {
  const { rows } = await sql<R & { owner: string }>`
    select ${sql.ref(`${table}.${owner}`)} as owner, ${sql.join(names.map((name) => sql.ref(`profile.${name}`)))}
    from ${sql.table(table)} inner join profile on ${sql.ref('profile._id')} = ${sql.ref(`${table}.${member}`)}
    where ${sql.ref(`${table}.${owner}`)} in (${owners}) and ${visibleInSmallSetCondition(reader, 'profile')}
    order by ${sql.ref(`${table}.${owner}`)}, ${sql.ref(`${table}.position`)}`.execute(queries)
  return rows
}

/**
 * Returns the people on lists such as contributors or team members, by the id of the entry that has the list.
 */
export const readListedPeople = async (
  queries: Queries,
  list: ListTable,
  owners: ListOwnerIdsQuery,
  reader: ContentReader,
): Promise<Map<string, Profile[]>> =>
  groupRowsByOwner(
    await readRows<ProfileRow>(queries, list, owners, reader, profileColumnNames),
    (row) => row.owner,
    ({ owner: _, ...row }) => profileFromRow(row),
  )

/** Returns the names of the people on lists, by the id of the entry that has the list. */
export const readListedPeopleNames = async (
  queries: Queries,
  list: ListTable,
  owners: ListOwnerIdsQuery,
  reader: ContentReader,
): Promise<Map<string, { _id: string; name: string }[]>> =>
  groupRowsByOwner(
    await readRows<{ _id: string; name: string }>(queries, list, owners, reader, ['_id', 'name']),
    (row) => row.owner,
    ({ _id, name }) => ({ _id, name }),
  )
