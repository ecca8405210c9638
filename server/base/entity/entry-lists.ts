import { sql } from 'kysely'
import { type EntityDefinition, fieldsOf } from '#contract/call/entity.ts'
import type { FieldOf } from '#contract/call/field-types/any-field.ts'
import type { Queries } from '#server/base/db/database.ts'
import {
  appendToList,
  groupBy,
  type Owners,
  readList,
  replaceList,
} from '#server/base/db/ordered-list.ts'
import { definitionOf, definitions } from '#server/base/definition/definitions.ts'
import { type Reader, visibleAmong } from '#server/base/reader/visible.ts'
import type { Write } from '#server/base/write/write.ts'
import { orderOf } from './order.ts'

type Relations = FieldOf<'relations'>

/** Reads the members of the lists of some entries, by entry, of those the reader may see. */
export type ReadMembers = (
  queries: Queries,
  list: Relations,
  owners: Owners,
  reader: Reader,
) => Promise<Map<string, unknown[]>>

/** The tables of lists that both sides can change. */
const sharedTables = new Set(
  definitions
    .flatMap((each) => fieldsOf(each, 'relations'))
    .flatMap(([, { mirrored, table }]) => (mirrored ? [table] : [])),
)

/** The ids that lists of entries name: in the order of the list, or of the entries where two sides share it. */
export const readIds = async (
  queries: Queries,
  { table, owner, member, to }: Relations,
  owners: Owners,
  reader: Reader,
): Promise<Map<string, string[]>> => {
  const named = definitionOf(to)
  const order = named && sharedTables.has(table) ? orderOf(named) : sql.ref('listed.position')
  const { rows } = await sql<{ owner: string; member: string }>`
    select ${sql.ref(`listed.${owner}`)} as owner, ${sql.ref(`listed.${member}`)} as member
    from ${sql.table(table)} as listed
    inner join ${sql.table(to)} on ${sql.ref(`${to}._id`)} = ${sql.ref(`listed.${member}`)}
    where ${sql.ref(`listed.${owner}`)} in (${owners}) and ${visibleAmong(reader, to)}
    order by ${sql.ref(`listed.${owner}`)}, ${order}`.execute(queries)
  return groupBy(
    rows,
    (row) => row.owner,
    (row) => row.member,
  )
}

/** All lists of some entries, with a fixed number of queries: by entry, the field of each. */
export const readLists = async (
  queries: Queries,
  definition: EntityDefinition,
  owners: Owners,
  reader: Reader,
  members: Readonly<Record<string, ReadMembers>>,
): Promise<(id: string) => Record<string, unknown[]>> => {
  const lists: [name: string, read: Map<string, unknown[]>][] = []
  for (const [name, field] of fieldsOf(definition, 'pictures', 'relations')) {
    const read = members[name] ?? readIds
    lists.push([
      name,
      'to' in field
        ? await read(queries, field, owners, reader)
        : await readList(queries, field, owners),
    ])
  }
  return (id) => Object.fromEntries(lists.map(([name, read]) => [name, read.get(id) ?? []]))
}

/** Marks entries as changed whose list was changed from the other side. */
const touchAll = async (
  { queries, touch }: Write,
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

/** Replaces a list of entries; entries that share it and join or leave it count as changed. */
const writeMembers = async (
  write: Write,
  list: Relations,
  field: string,
  id: string,
  after: readonly string[],
): Promise<void> => {
  const isShared = sharedTables.has(list.table)
  const before = isShared ? await readList(write.queries, list, sql`select ${id}`) : new Map()
  await replaceList(write.queries, list, field, id, after)
  if (isShared) await touchAll(write, list.to, before.get(id) ?? [], after)
}

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []

/** Writes the given lists of an entry: lists of entries are replaced, pictures are appended. */
export const writeLists = async (
  write: Write,
  definition: EntityDefinition,
  id: string,
  given: object,
): Promise<void> => {
  for (const [name, field] of fieldsOf(definition, 'pictures', 'relations')) {
    const value: unknown = Reflect.get(given, name)
    if (value === undefined) continue
    if ('to' in field) await writeMembers(write, field, name, id, textsIn(value))
    else await appendToList(write.queries, field, id, textsIn(value))
  }
}

/** Removes an entry from the lists that others share with it, so that those count as changed. */
export const leaveShared = async (
  write: Write,
  definition: EntityDefinition,
  id: string,
): Promise<void> => {
  for (const [name, field] of fieldsOf(definition, 'relations'))
    if (sharedTables.has(field.table)) await writeMembers(write, field, name, id, [])
}
