import { sql } from 'kysely'
import { z } from 'zod'
import type { Queries } from './database.ts'
import type { EntityTable } from './schema.ts'

const rowShape = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))
export type Row = z.infer<typeof rowShape>

/** Rows by table, in an order in which they can be inserted. */
export const snapshotShape = z.record(z.string(), z.array(rowShape))
export type Snapshot = z.infer<typeof snapshotShape>

/** Rows that hang on an entity: `list` belongs to its state, `child` only comes and goes with it. */
export interface Hanging {
  readonly table: string
  readonly column: string
  readonly kind: 'list' | 'child'
  /** The table the column leads to, when that is not the entity's own. */
  readonly through?: { readonly table: string; readonly column: string }
}

const list = (table: string, column: string): Hanging => ({ table, column, kind: 'list' })
const child = (table: string, column: string): Hanging => ({ table, column, kind: 'child' })
const below = (table: string, column: string, parent: string, parentColumn: string): Hanging => ({
  ...child(table, column),
  through: { table: parent, column: parentColumn },
})

const peopleOf = ['researchProgressContributor', 'researchProgressId'] as const
const picturesOf = ['researchProgressImage', 'researchProgressId'] as const

/** What hangs on each kind of entity that can be brought back. The others cannot. */
const hangings: Readonly<Partial<Record<EntityTable, readonly Hanging[]>>> = {
  publication: [],
  frontPage: [],
  logo: [],
  category: [],
  settings: [],
  milestone: [],
  team: [list('teamMember', 'teamId')],
  subPost: [list('subPostImage', 'subPostId')],
  researchProgress: [list(...peopleOf), list(...picturesOf)],
  profile: [
    child('teamMember', 'profileId'),
    child('postContributor', 'profileId'),
    child('researchProgressContributor', 'profileId'),
  ],
  post: [
    list('postContributor', 'postId'),
    child('subPost', 'postId'),
    below('subPostImage', 'subPostId', 'subPost', 'postId'),
    child('milestone', 'postId'),
    child('researchProgress', 'postId'),
    below(...peopleOf, 'researchProgress', 'postId'),
    below(...picturesOf, 'researchProgress', 'postId'),
  ],
}

/** What hangs on an entity of this kind; null when it cannot be brought back. */
export const hangingOn = (table: EntityTable): readonly Hanging[] | null => hangings[table] ?? null

const rowsOf = async (queries: Queries, { table, column, through }: Hanging, id: string) => {
  const owner = through
    ? sql`${sql.ref(column)} in (select "_id" from ${sql.table(through.table)} where ${sql.ref(through.column)} = ${id})`
    : sql`${sql.ref(column)} = ${id}`
  const { rows } = await sql`select * from ${sql.table(table)} where ${owner}`.execute(queries)
  return z.array(rowShape).parse(rows)
}

/** The rows of an entity and of all that hangs on it; null when it cannot be brought back. */
export const takeSnapshot = async (
  queries: Queries,
  table: EntityTable,
  id: string,
): Promise<Snapshot | null> => {
  const parts = hangingOn(table)
  if (parts === null) return null
  const snapshot: Snapshot = { [table]: await rowsOf(queries, child(table, '_id'), id) }
  for (const part of parts) snapshot[part.table] = await rowsOf(queries, part, id)
  return snapshot
}
