import { sql } from 'kysely'
import { entryPath, pathColumns } from '#contract/call/entry-page.ts'
import { draftEntities } from '#contract/lifecycle/draft.ts'
import type { Queries } from '#server/base/db/database.ts'
import { definitionOf } from '#server/base/definition/definitions.ts'
import { type Reader, visible } from '#server/base/reader/visible.ts'

/** Reads the path of the newest visible entry of each entity whose entries have pages. */
export const readNewestPages = async (
  queries: Queries,
  reader: Reader,
): Promise<Record<string, string>> => {
  const pages: Record<string, string> = {}
  for (const entity of draftEntities) {
    const page = definitionOf(entity)?.page
    const columns = ['_id', ...pathColumns(page)].map((column) => sql.ref(column))
    const needed = page && 'needs' in page && page.needs ? sql.ref(page.needs) : sql.lit('-')
    // Ids are in the order in which entries were added.
    const { rows } = await sql<Record<string, unknown>>`
      select ${sql.join(columns)} from ${sql.table(entity)}
      where ${visible(reader, entity)} and trim(${needed}) <> ''
      order by "_id" desc limit 1`.execute(queries)
    const path = rows[0] && entryPath(page, rows[0])
    if (path) pages[entity] = path
  }
  return pages
}
