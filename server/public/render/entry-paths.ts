import { sql } from 'kysely'
import type { EntityDefinition } from '#contract/call/entity.ts'
import { entryPath, pathColumns } from '#contract/call/entry-page.ts'
import type { Queries } from '#server/base/db/database.ts'
import { definitions } from '#server/base/definition/definitions.ts'
import { readAsVisitor } from '#server/base/reader/read-as.ts'
import { type Reader, visible } from '#server/base/reader/visible.ts'
import type { Services } from '#server/services.ts'

const pathsOf = async (
  queries: Queries,
  reader: Reader,
  { name, page }: EntityDefinition,
): Promise<string[]> => {
  const columns = pathColumns(page)
  if (!page || columns.length === 0 || ('inSitemap' in page && !page.inSitemap)) return []
  const isWanted = 'inSitemapIf' in page ? sql`${sql.ref(page.inSitemapIf)} = 1` : sql`1 = 1`
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)}
    where ${visible(reader, name)} and ${isWanted} order by "_id" desc`.execute(queries)
  return rows.flatMap((row) => entryPath(page, row) ?? [])
}

/** The paths of the entries that visitors see and search engines may show, the newest of each entity first. */
export const readEntryPaths = async (
  services: Pick<Services, 'database' | 'now'>,
): Promise<string[]> => {
  const reader = await readAsVisitor(services)
  const paths: string[] = []
  for (const definition of definitions) {
    paths.push(...(await pathsOf(services.database.queries, reader, definition)))
  }
  return paths
}
