import { sql } from 'kysely'
import { pictureAddress } from '#contract/picture.ts'
import type { Queries } from '#server/db/database.ts'

const chunkSize = 500

/** Every column with Markdown, in which pictures can stand. */
const textColumns = [
  ['post', 'content'],
  ['subPost', 'subSectionContent'],
  ['researchProgress', 'description'],
  ['profile', 'about'],
  ['publication', 'publicationSummary'],
] as const

/** The names of those columns, wherever they stand. */
export const textColumnNames: readonly string[] = textColumns.map(([, column]) => column)

const inText = /\/media\/([0-9a-f]{32}-\d{1,5}x\d{1,5}-[0-9a-f]{6})\.(?:\d{2,4}\.)?(?:webp|avif)/g

/** The addresses of the pictures that a text names, in whichever width. */
export const picturesIn = (text: string): string[] =>
  [...text.matchAll(inText)].map(([, stem]) => pictureAddress(`${stem}.webp`))

/** Which of the addresses some row still shows. The one place that knows every column with a picture. */
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

const usedAmong = (queries: Queries, urls: readonly string[]) =>
  queries
    .selectFrom('post')
    .select('image as url')
    .where('image', 'in', urls)
    .union(
      queries.selectFrom('profile').select('profilePic as url').where('profilePic', 'in', urls),
    )
    .union(queries.selectFrom('frontPage').select('pic as url').where('pic', 'in', urls))
    .union(queries.selectFrom('logo').select('logo as url').where('logo', 'in', urls))
    .union(queries.selectFrom('subPostImage').select('url').where('url', 'in', urls))
    .union(queries.selectFrom('researchProgressImage').select('url').where('url', 'in', urls))
    // What was uploaded for a text counts until the text is saved, or a week has gone by.
    .union(queries.selectFrom('upload').select('url').where('url', 'in', urls))
    .execute()

const namedInTexts = async (queries: Queries, urls: readonly string[]): Promise<string[]> => {
  const wanted = new Set(urls)
  const [only = ''] = urls
  const pattern = urls.length === 1 ? only.replace(/\.webp$/, '.') : pictureAddress('')
  const named: string[] = []
  for (const [table, column] of textColumns) {
    const { rows } = await sql<{ words: string }>`
      select ${sql.ref(column)} as words from ${sql.table(table)}
      where ${sql.ref(column)} like ${`%${pattern}%`}`.execute(queries)
    named.push(...rows.flatMap(({ words }) => picturesIn(words)))
  }
  return named.filter((url) => wanted.has(url))
}
