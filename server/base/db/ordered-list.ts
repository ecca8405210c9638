import { type Expression, sql } from 'kysely'
import { createInvalidInputError } from '#contract/call/api-error.ts'
import type { EntityFieldOfKind } from '#contract/call/field-types/any-field.ts'
import type { ListTable } from '#contract/call/field-types/field-type.ts'
import { entityDefinitionOf } from '#server/base/definition/definitions.ts'
import type { Queries } from './database.ts'
import { dialectOf } from './dialect.ts'
import { isForeignKeyViolation } from './faults.ts'

const unknownMember = (to: string): string => {
  const { label = 'entry', unknown = `a ${label.toLowerCase()} that` } =
    entityDefinitionOf(to) ?? {}
  return `Names ${unknown} does not exist`
}

/**
 * Locks entries before list rows refer to them. Deleting an entry also locks the entry before its list rows,
 * because different orders would cause deadlocks.
 */
export const lockListedEntries = async (
  queries: Queries,
  table: string,
  members: readonly string[],
): Promise<void> => {
  if (members.length === 0 || dialectOf(queries) === 'sqlite') return
  await sql`select 1 from ${sql.table(table)} where "_id" in (${sql.join(members)})
    order by "_id" for key share`.execute(queries)
}

/** SQL query for the ids of the entries whose lists are to be loaded. */
export type ListOwnerIdsQuery = Expression<unknown>

export const inOwnerIdsCondition = (column: string, owners: ListOwnerIdsQuery) =>
  sql<boolean>`${sql.ref(column)} in (${owners})`

export const singleOwnerQuery = (id: string): ListOwnerIdsQuery => sql`select ${id}`

/**
 * Replaces a list. Throws a validation error of the field for duplicates and unknown ids. `part` is the value
 * of the column `by`, for lists that it divides.
 */
export const replaceRelationList = async (
  queries: Queries,
  { table, owner, member, to, by }: EntityFieldOfKind<'relations'>,
  field: string,
  ownerId: string,
  members: readonly string[],
  part = '',
): Promise<void> => {
  const twice = members.findIndex((each, index) => members.indexOf(each) !== index)
  if (twice >= 0)
    throw createInvalidInputError([{ path: `${field}.${twice}`, message: 'Named twice' }])
  await lockListedEntries(queries, to, members)
  const inPart = by ? sql`and ${sql.ref(by)} = ${part}` : sql``
  await sql`delete from ${sql.table(table)} where ${sql.ref(owner)} = ${ownerId} ${inPart}`.execute(
    queries,
  )
  if (members.length === 0) return
  const columns = [owner, member, 'position', ...(by ? [by] : [])].map((name) => sql.ref(name))
  const rows = members.map(
    (each, position) =>
      sql`(${ownerId}, ${each}, ${sql.lit(position)}${by ? sql`, ${part}` : sql``})`,
  )
  await sql`insert into ${sql.table(table)} (${sql.join(columns)}) values ${sql.join(rows)}`
    .execute(queries)
    .catch((error: unknown) => {
      throw isForeignKeyViolation(error)
        ? createInvalidInputError([{ path: field, message: unknownMember(to) }])
        : error
    })
}

/** Appends entries to a list unless they are already in it. */
export const appendToRelationList = async (
  queries: Queries,
  { table, owner, member }: ListTable,
  ownerId: string,
  members: readonly string[],
): Promise<void> => {
  for (const each of members) {
    await sql`insert into ${sql.table(table)} (${sql.ref(owner)}, ${sql.ref(member)}, "position")
      select ${ownerId}, ${each}, coalesce(max("position"), -1) + 1 from ${sql.table(table)} where ${sql.ref(owner)} = ${ownerId}
      on conflict do nothing`.execute(queries)
  }
}

/** Removes an entry from a list. Returns false if it was not in it. */
export const removeFromRelationList = async (
  queries: Queries,
  { table, owner, member }: ListTable,
  ownerId: string,
  each: string,
): Promise<boolean> => {
  const removed =
    await sql`delete from ${sql.table(table)} where ${sql.ref(owner)} = ${ownerId} and ${sql.ref(member)} = ${each} returning 1`.execute(
      queries,
    )
  return removed.rows.length > 0
}

export const readRelationListsByOwner = async (
  queries: Queries,
  { table, owner, member }: ListTable,
  owners: ListOwnerIdsQuery,
): Promise<Map<string, string[]>> => {
  const { rows } = await sql<{ owner: string; member: string }>`
    select ${sql.ref(owner)} as owner, ${sql.ref(member)} as member from ${sql.table(table)}
    where ${sql.ref(owner)} in (${owners}) order by ${sql.ref(owner)}, "position"`.execute(queries)
  return groupRowsByOwner(
    rows,
    (row) => row.owner,
    (row) => row.member,
  )
}

export const groupRowsByOwner = <R, T>(
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
