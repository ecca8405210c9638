import { sql } from 'kysely'
import { canonicalEntryPath, type EntryPage, entryPathColumns } from '#contract/call/entry-page.ts'
import { entryPages, searchResultKinds } from '#contract/entry-pages.ts'
import type { Queries } from '#server/base/db/database.ts'
import { entityDefinitions } from '#server/base/definition/definitions.ts'
import { type ContentReader, visibleCondition } from '#server/base/reader/visible.ts'

/** Returns the path of the newest visible entry by kind, for kinds whose entries have pages. */
export const readNewestEntryPaths = async (
  queries: Queries,
  reader: ContentReader,
): Promise<Record<string, string>> => {
  const pages: Record<string, string> = {}
  for (const kind of searchResultKinds) {
    const page: EntryPage = entryPages[kind]
    const entity = entityDefinitions.find((each) => each.page === page)?.name
    if (entity === undefined) continue
    const columns = ['_id', ...entryPathColumns(page)].map((column) => sql.ref(column))
    const needed = 'needs' in page && page.needs ? sql.ref(page.needs) : sql.lit('-')
    // Ids increase with time, so the greatest id is the newest entry.
    const { rows } = await sql<Record<string, unknown>>`
      select ${sql.join(columns)} from ${sql.table(entity)}
      where ${visibleCondition(reader, entity)} and trim(${needed}) <> ''
      order by "_id" desc limit 1`.execute(queries)
    const path = rows[0] && canonicalEntryPath(page, rows[0])
    if (path) pages[kind] = path
  }
  return pages
}
