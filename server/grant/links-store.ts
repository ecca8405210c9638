import { type RawBuilder, sql } from 'kysely'
import { grantEntity } from '#contract/grant/grant.ts'
import { publicationEntity } from '#contract/publication/publication-entity.ts'
import type { Queries } from '#server/base/db/database.ts'
import {
  groupBy,
  type OrderedList,
  type Owners,
  replaceList,
} from '#server/base/db/ordered-list.ts'
import { type Reader, visible } from '#server/base/reader/visible.ts'
import type { Write } from '#server/base/write/write.ts'

const { people, projects, publications } = grantEntity.fields

/** The lists of a grant; the publications are in the order in which they appeared. */
const lists = {
  people: { ...people, field: 'people', order: sql`named.position` },
  projects: { ...projects, field: 'projects', order: sql`named.position` },
  publications: {
    ...publications,
    field: 'publications',
    order: sql`"publication"."publicationDate" desc, "publication"."_id" desc`,
  },
} satisfies Record<string, OrderedList & { to: string; order: RawBuilder<unknown> }>

export type GrantList = keyof typeof lists

/** Which entries the lists of some grants name, of those the reader may see. */
export const readLinks = async (
  queries: Queries,
  name: GrantList,
  owners: Owners,
  reader: Reader,
): Promise<Map<string, string[]>> => {
  const { table, member, to, order } = lists[name]
  const { rows } = await sql<{ owner: string; member: string }>`
    select named."grantId" as owner, ${sql.ref(`named.${member}`)} as member
    from ${sql.table(table)} as named
    inner join ${sql.table(to)} on ${sql.ref(`${to}._id`)} = ${sql.ref(`named.${member}`)}
    where named."grantId" in (${owners}) and ${visible(reader, to)}
    order by named."grantId", ${order}`.execute(queries)
  return groupBy(
    rows,
    (row) => row.owner,
    (row) => row.member,
  )
}

/** Counts entries as changed whose side of a link was written from the other one. */
const touchAll = async (
  { queries, touch }: Write,
  table: 'grant' | 'publication',
  before: readonly string[],
  after: readonly string[],
): Promise<void> => {
  const changed = new Set(before).symmetricDifference(new Set(after))
  for (const id of [...changed].toSorted()) {
    await queries
      .updateTable(table)
      .set((row) => ({ version: row('version', '+', 1) }))
      .where('_id', '=', id)
      .execute()
    touch(table, id)
  }
}

/** Writes a list of a grant anew. */
export const writeLinks = async (
  write: Write,
  name: GrantList,
  id: string,
  before: readonly string[],
  after: readonly string[],
): Promise<void> => {
  await replaceList(write.queries, lists[name], id, after)
  if (name === 'publications') await touchAll(write, 'publication', before, after)
}

const ofPublication = { ...publicationEntity.fields.grants, field: 'grants' }

/** Writes anew which grants have paid for a publication. */
export const linkGrants = async (
  write: Write,
  publicationId: string,
  before: readonly string[],
  after: readonly string[],
): Promise<void> => {
  await replaceList(write.queries, ofPublication, publicationId, after)
  await touchAll(write, 'grant', before, after)
}
