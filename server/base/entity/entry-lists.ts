import { sql } from 'kysely'
import { type EntityDefinition, entityFieldsOfKind } from '#contract/call/entity.ts'
import type { EntityFieldOfKind } from '#contract/call/field-types/any-field.ts'
import type { Queries } from '#server/base/db/database.ts'
import {
  appendToRelationList,
  groupRowsByOwner,
  type ListOwnerIdsQuery,
  readRelationListsByOwner,
  replaceRelationList,
} from '#server/base/db/ordered-list.ts'
import { entityDefinitionOf, entityDefinitions } from '#server/base/definition/definitions.ts'
import { type ContentReader, visibleInSmallSetCondition } from '#server/base/reader/visible.ts'
import type { WriteTransaction } from '#server/base/write/write.ts'
import { buildOrderByClause } from './order.ts'

type Relations = EntityFieldOfKind<'relations'>

/** Reads the items of a list for several owners, without items that the reader must not see. */
export type ReadListItemsOfOwners = (
  queries: Queries,
  list: Relations,
  owners: ListOwnerIdsQuery,
  reader: ContentReader,
) => Promise<Map<string, unknown[]>>

const sharedTables = new Set(
  entityDefinitions
    .flatMap((each) => entityFieldsOfKind(each, 'relations'))
    .flatMap(([, { mirrored, table }]) => (mirrored ? [table] : [])),
)

/**
 * Reads the ids in a list for several owners. A shared list, which the entries on both sides show, is sorted
 * like the entries themselves.
 */
export const readListMemberIds = async (
  queries: Queries,
  { table, owner, member, to }: Relations,
  owners: ListOwnerIdsQuery,
  reader: ContentReader,
): Promise<Map<string, string[]>> => {
  const named = entityDefinitionOf(to)
  const order =
    named && sharedTables.has(table) ? buildOrderByClause(named) : sql.ref('listed.position')
  const { rows } = await sql<{ owner: string; member: string }>`
    select ${sql.ref(`listed.${owner}`)} as owner, ${sql.ref(`listed.${member}`)} as member
    from ${sql.table(table)} as listed
    inner join ${sql.table(to)} on ${sql.ref(`${to}._id`)} = ${sql.ref(`listed.${member}`)}
    where ${sql.ref(`listed.${owner}`)} in (${owners}) and ${visibleInSmallSetCondition(reader, to)}
    order by ${sql.ref(`listed.${owner}`)}, ${order}`.execute(queries)
  return groupRowsByOwner(
    rows,
    (row) => row.owner,
    (row) => row.member,
  )
}

/**
 * Reads all lists of several entries with a fixed number of queries. Returns a lookup by entry id.
 */
export const readEntryLists = async (
  queries: Queries,
  definition: EntityDefinition,
  owners: ListOwnerIdsQuery,
  reader: ContentReader,
  members: Readonly<Record<string, ReadListItemsOfOwners>>,
): Promise<(id: string) => Record<string, unknown[]>> => {
  const lists: [name: string, read: Map<string, unknown[]>][] = []
  for (const [name, field] of entityFieldsOfKind(definition, 'pictures', 'relations')) {
    const read = members[name] ?? readListMemberIds
    lists.push([
      name,
      'to' in field
        ? await read(queries, field, owners, reader)
        : await readRelationListsByOwner(queries, field, owners),
    ])
  }
  return (id) => Object.fromEntries(lists.map(([name, read]) => [name, read.get(id) ?? []]))
}

const touchAll = async (
  { queries, touch }: WriteTransaction,
  table: string,
  before: readonly string[],
  after: readonly string[],
): Promise<void> => {
  const changed = new Set(before).symmetricDifference(new Set(after))
  for (const id of [...changed].toSorted()) {
    await sql`update ${sql.table(table)} set "version" = "version" + 1 where "_id" = ${id}`.execute(
      queries,
    )
    touch(table, id)
  }
}

/**
 * Replaces a list. Entries that join or leave a shared list count as changed, because they show the list,
 * too.
 */
const writeMembers = async (
  write: WriteTransaction,
  list: Relations,
  field: string,
  id: string,
  after: readonly string[],
): Promise<void> => {
  const isShared = sharedTables.has(list.table)
  const before = isShared
    ? await readRelationListsByOwner(write.queries, list, sql`select ${id}`)
    : new Map()
  await replaceRelationList(write.queries, list, field, id, after)
  if (isShared) await touchAll(write, list.to, before.get(id) ?? [], after)
}

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []

/** Writes the given lists of an entry. Lists of entries are replaced, images are appended. */
export const writeEntryLists = async (
  write: WriteTransaction,
  definition: EntityDefinition,
  id: string,
  given: object,
): Promise<void> => {
  for (const [name, field] of entityFieldsOfKind(definition, 'pictures', 'relations')) {
    const value: unknown = Reflect.get(given, name)
    if (value === undefined) continue
    if ('by' in field && field.by)
      for (const [part, members] of Object.entries(Object(value)))
        await replaceRelationList(write.queries, field, name, id, textsIn(members), part)
    else if ('to' in field) await writeMembers(write, field, name, id, textsIn(value))
    else await appendToRelationList(write.queries, field, id, textsIn(value))
  }
}

/** Removes an entry from the shared lists of other entries, which then count as changed. */
export const removeFromSharedLists = async (
  write: WriteTransaction,
  definition: EntityDefinition,
  id: string,
): Promise<void> => {
  for (const [name, field] of entityFieldsOfKind(definition, 'relations'))
    if (sharedTables.has(field.table)) await writeMembers(write, field, name, id, [])
}
