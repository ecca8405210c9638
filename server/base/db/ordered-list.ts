import { type Expression, sql } from 'kysely'
import { invalid } from '#contract/call/api-error.ts'
import type { Queries } from './database.ts'
import { dialectOf } from './dialect.ts'
import { isMissingReference } from './faults.ts'

/** What is told of a list that names something unknown. */
const unknownMember = {
  profileId: 'Names someone who does not exist',
  postId: 'Names a project that does not exist',
  publicationId: 'Names a publication that does not exist',
  grantId: 'Names a grant that does not exist',
  url: 'Names a picture that does not exist',
}

/** Where the entries are that lists name; pictures are none. */
const memberTables = {
  profileId: 'profile',
  postId: 'post',
  publicationId: 'publication',
  grantId: 'grant',
  url: null,
} as const

/**
 * Keeps those there whom a list is about to name. Asked before the list is touched, and in one order: a deletion
 * locks the entry before its places on lists, and whoever locks in another order would wait for it, and it for them.
 */
export const lockMembers = async (
  queries: Queries,
  member: keyof typeof memberTables,
  members: readonly string[],
): Promise<void> => {
  const table = memberTables[member]
  if (table === null || members.length === 0 || dialectOf(queries) === 'sqlite') return
  await sql`select 1 from ${sql.table(table)} where "_id" in (${sql.join(members)})
    order by "_id" for key share`.execute(queries)
}

/** A table that lists members under an owner, in an order. */
export interface OrderedList {
  readonly table: string
  readonly owner: string
  readonly member: keyof typeof unknownMember
  /** The wire name of the field that holds the list. */
  readonly field: string
}

/** Which owners' lists are wanted: a query that selects their ids. */
export type Owners = Expression<unknown>

/** Whether a column names one of the owners. */
export const among = (column: string, owners: Owners) =>
  sql<boolean>`${sql.ref(column)} in (${owners})`

/** Only this owner. */
export const owner = (id: string): Owners => sql`select ${id}`

/** Writes a list anew, in the order given; doubles and unknown people are refused. */
export const replaceList = async (
  queries: Queries,
  { table, owner, member, field }: OrderedList,
  ownerId: string,
  members: readonly string[],
): Promise<void> => {
  const twice = members.findIndex((each, index) => members.indexOf(each) !== index)
  if (twice >= 0) throw invalid([{ path: `${field}.${twice}`, message: 'Named twice' }])
  await lockMembers(queries, member, members)
  await sql`delete from ${sql.table(table)} where ${sql.ref(owner)} = ${ownerId}`.execute(queries)
  if (members.length === 0) return
  const rows = members.map((each, position) => sql`(${ownerId}, ${each}, ${sql.lit(position)})`)
  await sql`insert into ${sql.table(table)} (${sql.ref(owner)}, ${sql.ref(member)}, "position") values ${sql.join(rows)}`
    .execute(queries)
    .catch((error: unknown) => {
      throw isMissingReference(error)
        ? invalid([{ path: field, message: unknownMember[member] }])
        : error
    })
}

/** Adds members to the end of a list; those that are in it stay where they are. */
export const appendToList = async (
  queries: Queries,
  { table, owner, member }: OrderedList,
  ownerId: string,
  members: readonly string[],
): Promise<void> => {
  for (const each of members) {
    await sql`insert into ${sql.table(table)} (${sql.ref(owner)}, ${sql.ref(member)}, "position")
      select ${ownerId}, ${each}, coalesce(max("position"), -1) + 1 from ${sql.table(table)} where ${sql.ref(owner)} = ${ownerId}
      on conflict do nothing`.execute(queries)
  }
}

/** Takes a member off a list; false when it was not in it. */
export const removeFromList = async (
  queries: Queries,
  { table, owner, member }: OrderedList,
  ownerId: string,
  each: string,
): Promise<boolean> => {
  const removed =
    await sql`delete from ${sql.table(table)} where ${sql.ref(owner)} = ${ownerId} and ${sql.ref(member)} = ${each} returning 1`.execute(
      queries,
    )
  return removed.rows.length > 0
}

/** The lists of pictures of some owners, by owner. */
export const readUrls = async (
  queries: Queries,
  { table, owner }: OrderedList,
  owners: Owners,
): Promise<Map<string, string[]>> => {
  const { rows } = await sql<{ owner: string; url: string }>`
    select ${sql.ref(owner)} as owner, url from ${sql.table(table)}
    where ${sql.ref(owner)} in (${owners}) order by ${sql.ref(owner)}, "position"`.execute(queries)
  return groupBy(
    rows,
    (row) => row.owner,
    (row) => row.url,
  )
}

/** Sorts rows into lists by owner, keeping their order. */
export const groupBy = <R, T>(
  rows: readonly R[],
  ownerOf: (row: R) => string,
  take: (row: R) => T,
): Map<string, T[]> => {
  const lists = new Map<string, T[]>()
  for (const row of rows) {
    const list = lists.get(ownerOf(row)) ?? []
    list.push(take(row))
    lists.set(ownerOf(row), list)
  }
  return lists
}
