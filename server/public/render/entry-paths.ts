import { sql } from 'kysely'
import type { EntityDefinition } from '#contract/call/entity.ts'
import { entryPath, pathColumns } from '#contract/call/entry-page.ts'
import { append } from '#contract/list/any-length.ts'
import type { Queries } from '#server/base/db/database.ts'
import { readingOne } from '#server/base/db/reads.ts'
import { definitions } from '#server/base/definition/definitions.ts'
import { readAs } from '#server/base/reader/read-as.ts'
import { translateRows } from '#server/base/reader/translations.ts'
import { type Reader, visible } from '#server/base/reader/visible.ts'
import type { Services } from '#server/services.ts'

const pathsOf = async (
  queries: Queries,
  reader: Reader,
  { name, page }: EntityDefinition,
  id?: string,
): Promise<string[]> => {
  const columns = pathColumns(page)
  if (!page || columns.length === 0 || ('inSitemap' in page && !page.inSitemap)) return []
  const isWanted = 'inSitemapIf' in page ? sql`${sql.ref(page.inSitemapIf)} = 1` : sql`1 = 1`
  const { rows } = await sql<Record<string, unknown> & { _id: string }>`
    select ${sql.join([...new Set(['_id', ...columns])].map((column) => sql.ref(column)))} from ${sql.table(name)}
    where ${visible(reader, name)} and ${isWanted} ${id === undefined ? sql`` : sql`and "_id" = ${id}`} order by "_id" desc`.execute(
    queries,
  )
  const said = await translateRows(queries, reader, name, rows)
  return said.flatMap((row) => entryPath(page, row) ?? [])
}

/** The paths of the entries that visitors see and search engines may show, the newest of each entity first. */
export const readEntryPaths = async (
  services: Pick<Services, 'database' | 'now'>,
  lang?: string,
): Promise<string[]> => {
  const reader = await readAs(services, null, { lang })
  const paths: string[] = []
  for (const definition of definitions) {
    append(paths, await pathsOf(services.database.queries, reader, definition))
  }
  return paths
}

/** The paths of the page of one entry in each of some languages; undefined for any other page. */
export const readPathsIn = async (
  services: Pick<Services, 'database' | 'now'>,
  path: string,
  languages: readonly (string | undefined)[],
): Promise<string[] | undefined> => {
  const [, folder, id] = path.split('/')
  const definition = definitions.find(
    ({ page }) => page && 'folder' in page && page.folder === folder,
  )
  if (definition === undefined || id === undefined) return undefined
  const paths: string[] = []
  for (const lang of languages) {
    const reader = await readAs(services, null, { lang })
    const [own] = await readingOne(definition.name, id, () =>
      pathsOf(services.database.queries, reader, definition, id),
    )
    if (own === undefined) return undefined
    paths.push(own)
  }
  return paths
}
