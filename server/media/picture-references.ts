import { sql } from 'kysely'
import { pictureAddress } from '#contract/picture.ts'
import type { Queries } from '#server/db/database.ts'
import { type Column, markdownColumns, pictureColumns } from '#server/entity/columns.ts'

const chunkSize = 500

const inText = /\/media\/([0-9a-f]{32}-\d{1,5}x\d{1,5}-[0-9a-f]{6})\.(?:\d{2,4}\.)?(?:webp|avif)/g

/** The addresses of the pictures that a text names, in whichever width. */
export const picturesIn = (text: string): string[] =>
  [...text.matchAll(inText)].map(([, stem]) => pictureAddress(`${stem}.webp`))

/** Which of the addresses some row still shows. */
export const usedUrls = async (queries: Queries, urls: readonly string[]): Promise<Set<string>> => {
  const used = new Set<string>()
  for (let start = 0; start < urls.length; start += chunkSize) {
    for (const { url } of await usedAmong(queries, urls.slice(start, start + chunkSize)))
      used.add(url)
  }
  if (urls.some((url) => !used.has(url))) {
    for (const url of await namedInTexts(queries, urls)) used.add(url)
  }
  return used
}

// What was uploaded for a text counts until the text is saved, or a week has gone by.
const shownIn: readonly Column[] = [...pictureColumns, { table: 'upload', column: 'url' }]

const usedAmong = async (queries: Queries, urls: readonly string[]) => {
  const uses = shownIn.map(
    ({ table, column }) =>
      sql`select ${sql.ref(column)} as url from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(urls)})`,
  )
  return (await sql<{ url: string }>`${sql.join(uses, sql` union `)}`.execute(queries)).rows
}

const namedInTexts = async (queries: Queries, urls: readonly string[]): Promise<string[]> => {
  const wanted = new Set(urls)
  const [only = ''] = urls
  const pattern = urls.length === 1 ? only.replace(/\.webp$/, '.') : pictureAddress('')
  const named: string[] = []
  for (const { table, column } of markdownColumns) {
    const { rows } = await sql<{ words: string }>`
      select ${sql.ref(column)} as words from ${sql.table(table)}
      where ${sql.ref(column)} like ${`%${pattern}%`}`.execute(queries)
    named.push(...rows.flatMap(({ words }) => picturesIn(words)))
  }
  return named.filter((url) => wanted.has(url))
}
