import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '#server/base/db/database.ts'
import { trackAsSingleEntryRead } from '#server/base/db/reads.ts'
import { partEntitiesOf } from '#server/base/definition/dependencies.ts'

export const buildLastChangeSql = (entity: string): RawBuilder<string> => {
  const own = sql<string>`${sql.ref(`${entity}.updatedAt`)}`
  const ofParts = partEntitiesOf(entity).map(
    ({ part, column }) =>
      sql`select "part"."updatedAt" from ${sql.table(part.name)} as "part" where ${sql.ref(`part.${column}`)} = ${sql.ref(`${entity}._id`)}`,
  )
  if (ofParts.length === 0) return own
  const all = sql.join([sql`select ${own} as "at"`, ...ofParts], sql` union all `)
  return sql`(select max("at") from (${all}) as "moments")`
}

const readMoment = async (queries: Queries, entity: string, id: string): Promise<string> => {
  const { rows } = await sql<{ at: string }>`select ${buildLastChangeSql(entity)} as "at"
    from ${sql.table(entity)} where "_id" = ${id}`.execute(queries)
  return rows[0]?.at ?? ''
}

/** Returns the last change of an entry or its parts as ISO time. */
export const readUpdatedAt = (queries: Queries, entity: string, id: string): Promise<string> =>
  trackAsSingleEntryRead(entity, id, () => readMoment(queries, entity, id))
