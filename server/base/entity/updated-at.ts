import { sql } from 'kysely'
import type { Queries } from '#server/base/db/database.ts'
import { readingOne } from '#server/base/db/reads.ts'
import { definitions } from '#server/base/definition/definitions.ts'
import { parentOf } from '#server/base/definition/dependencies.ts'

const readMoment = async (queries: Queries, entity: string, id: string): Promise<string> => {
  const parts = definitions.flatMap(({ name }) => {
    const parent = parentOf(name)
    return parent?.to === entity ? [{ table: name, column: parent.column }] : []
  })
  const moments = [
    sql`select "updatedAt" as "at" from ${sql.table(entity)} where "_id" = ${id}`,
    ...parts.map(
      ({ table, column }) =>
        sql`select "updatedAt" as "at" from ${sql.table(table)} where ${sql.ref(column)} = ${id}`,
    ),
  ]
  const { rows } = await sql<{ at: string | null }>`select max("at") as "at"
    from (${sql.join(moments, sql` union all `)}) as "moments"`.execute(queries)
  return rows[0]?.at ?? ''
}

/** When an entry or one of its parts was last changed, as ISO text. */
export const readUpdatedAt = (queries: Queries, entity: string, id: string): Promise<string> =>
  readingOne(entity, id, () => readMoment(queries, entity, id))
