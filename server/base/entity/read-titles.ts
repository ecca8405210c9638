import { sql } from 'kysely'
import { titleFieldNameOf } from '#contract/call/entity.ts'
import type { Queries } from '#server/base/db/database.ts'
import { readEntriesInBatches } from '#server/base/db/in-batches.ts'
import { entityDefinitionOf } from '#server/base/definition/definitions.ts'

export const readTitles = async (
  queries: Queries,
  entity: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const definition = entityDefinitionOf(entity)
  const title = definition && titleFieldNameOf(definition)
  if (title === undefined) return new Map()
  const rows = await readEntriesInBatches(ids, async (batch) => {
    const found = await sql<{ _id: string; title: string }>`
      select "_id", ${sql.ref(title)} as "title" from ${sql.table(entity)}
      where "_id" in (${batch})`.execute(queries)
    return found.rows
  })
  return new Map(rows.map(({ _id, title }) => [_id, title]))
}
