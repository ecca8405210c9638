import { sql } from 'kysely'
import type { EntityDefinition } from '#contract/call/entity.ts'
import { canonicalEntryPath, entryPathColumns } from '#contract/call/entry-page.ts'
import { entryIdSchema } from '#contract/call/fields.ts'
import { itemEntity } from '#contract/item/item.ts'
import { appendAll } from '#contract/list/any-length.ts'
import type { Queries } from '#server/base/db/database.ts'
import { trackAsSingleEntryRead } from '#server/base/db/reads.ts'
import { entityDefinitions } from '#server/base/definition/definitions.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { buildLastChangeSql } from '#server/base/entity/updated-at.ts'
import { createReaderFor } from '#server/base/reader/read-as.ts'
import { translateRows } from '#server/base/reader/translations.ts'
import { type ContentReader, visibleCondition } from '#server/base/reader/visible.ts'

/** Path of an entry's page, and the ISO time of the last change of the entry or its parts. */
export interface ListedEntryPage {
  readonly path: string
  readonly changedAt: string
}

const isEntryId = (id: string | undefined): boolean => entryIdSchema.safeParse(id).success

const addressesOf = async (
  queries: Queries,
  reader: ContentReader,
  { name, page }: EntityDefinition,
  id?: string,
): Promise<ListedEntryPage[]> => {
  const columns = entryPathColumns(page)
  if (!page || columns.length === 0 || ('inSitemap' in page && !page.inSitemap)) return []
  const isWanted = 'inSitemapIf' in page ? sql`${sql.ref(page.inSitemapIf)} = 1` : sql`1 = 1`
  // Reads the time of the last change only for the sitemap, because it makes cached results depend on more
  // tables.
  const changedAt = id === undefined ? buildLastChangeSql(name) : sql`''`
  const { rows } = await sql<Record<string, unknown> & { _id: string; changedAt: string }>`
    select ${sql.join([...new Set(['_id', ...columns])].map((column) => sql.ref(column)))},
    ${changedAt} as "changedAt" from ${sql.table(name)}
    where ${visibleCondition(reader, name)} and ${isWanted} ${id === undefined ? sql`` : sql`and "_id" = ${id}`} order by "_id" desc`.execute(
    queries,
  )
  const said = await translateRows(queries, reader, name, rows)
  return said.flatMap((row) => {
    const path = canonicalEntryPath(page, row)
    return path ? [{ path, changedAt: row.changedAt }] : []
  })
}

/** Lists the pages of entries that visitors and search engines may see, newest first within each entity. */
export const listEntryPages = async (
  services: Pick<BaseServices, 'database' | 'now'>,
  lang?: string,
): Promise<ListedEntryPage[]> => {
  const reader = await createReaderFor(services, null, { lang })
  const addresses: ListedEntryPage[] = []
  for (const definition of entityDefinitions) {
    appendAll(addresses, await addressesOf(services.database.queries, reader, definition))
  }
  return addresses
}

/** Returns the paths of an entry's page in some languages, undefined for other pages. */
export const readEntryPathsInLanguages = async (
  services: Pick<BaseServices, 'database' | 'now'>,
  path: string,
  languages: readonly (string | undefined)[],
): Promise<string[] | undefined> => {
  const [, folder, id] = path.split('/')
  const definition =
    entityDefinitions.find(({ page }) => page && 'folder' in page && page.folder === folder) ??
    (isEntryId(id) ? itemEntity : undefined)
  if (definition === undefined || id === undefined) return undefined
  const paths: string[] = []
  for (const lang of languages) {
    const reader = await createReaderFor(services, null, { lang })
    const [own] = await trackAsSingleEntryRead(definition.name, id, () =>
      addressesOf(services.database.queries, reader, definition, id),
    )
    if (own === undefined) return undefined
    paths.push(own.path)
  }
  return paths
}
