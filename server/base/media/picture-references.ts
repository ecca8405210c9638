import { sql } from 'kysely'
import { appendAll } from '#contract/list/any-length.ts'
import { mediaUrlsIn } from '#contract/media/film.ts'
import { mediaFileUrl } from '#contract/media/picture-facts.ts'
import type { Queries } from '#server/base/db/database.ts'
import {
  type ColumnReference,
  fileColumns,
  markdownColumns,
  pictureColumns,
  valuesColumns,
} from '#server/base/definition/columns.ts'

const chunkSize = 500

/** Columns with texts that no visitor sees yet: saved drafts, and unfinished forms of new entries. */
export const unpublishedTextColumns: readonly ColumnReference[] = [
  { table: 'draft', column: 'fields' },
  { table: 'unfinished', column: 'values' },
]

const texts: readonly ColumnReference[] = [
  ...markdownColumns,
  ...fileColumns,
  ...valuesColumns,
  ...unpublishedTextColumns,
]

export const findUsedPictureUrls = async (
  queries: Queries,
  urls: readonly string[],
): Promise<Set<string>> => {
  const used = new Set<string>()
  for (let start = 0; start < urls.length; start += chunkSize) {
    for (const { url } of await usedAmong(queries, urls.slice(start, start + chunkSize)))
      used.add(url)
  }
  if (urls.some((url) => !used.has(url))) {
    for (const url of await namedInTexts(queries, urls)) used.add(url)
  }
  // Read holds last: if an entry drops an image meanwhile, the same transaction creates a hold, so the image
  // still counts as used.
  for (let start = 0; start < urls.length; start += chunkSize) {
    for (const { url } of await heldAmong(queries, urls.slice(start, start + chunkSize)))
      used.add(url)
  }
  return used
}

const heldAmong = (queries: Queries, urls: readonly string[]) =>
  queries.selectFrom('pictureHold').select('url').distinct().where('url', 'in', urls).execute()

const usedAmong = async (queries: Queries, urls: readonly string[]) => {
  const uses = pictureColumns.map(
    ({ table, column }) =>
      sql`select ${sql.ref(column)} as url from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(urls)})`,
  )
  return (await sql<{ url: string }>`${sql.join(uses, sql` union `)}`.execute(queries)).rows
}

const namedInTexts = async (queries: Queries, urls: readonly string[]): Promise<string[]> => {
  const wanted = new Set(urls)
  const [only = ''] = urls
  const pattern = urls.length === 1 ? only.replace(/\.\w+$/, '') : mediaFileUrl('')
  const named: string[] = []
  for (const { table, column } of texts) {
    const { rows } = await sql<{ words: string }>`
      select ${sql.ref(column)} as words from ${sql.table(table)}
      where ${sql.ref(column)} like ${`%${pattern}%`}`.execute(queries)
    appendAll(
      named,
      rows.flatMap(({ words }) => mediaUrlsIn(words)),
    )
  }
  return named.filter((url) => wanted.has(url))
}
