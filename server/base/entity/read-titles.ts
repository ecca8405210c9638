import { sql } from 'kysely'
import { titleFieldOf } from '#contract/call/entity.ts'
import type { Queries } from '#server/base/db/database.ts'
import { readInBatches } from '#server/base/db/in-batches.ts'
import { definitionOf } from '#server/base/definition/definitions.ts'

export const readTitles = async (
  queries: Queries,
  entity: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const definition = definitionOf(entity)
  const title = definition && titleFieldOf(definition)
  if (title === undefined) return new Map()
  const rows = await readInBatches(ids, async (batch) => {
    const found = await sql<{ _id: string; title: string }>`
      select "_id", ${sql.ref(title)} as "title" from ${sql.table(entity)}
      where "_id" in (${batch})`.execute(queries)
    return found.rows
  })
  return new Map(rows.map(({ _id, title }) => [_id, title]))
}
