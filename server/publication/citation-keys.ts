import { sql } from 'kysely'
import { firstAuthorText } from '#contract/publication/author-name.ts'
import type { Publication } from '#contract/publication/publication.ts'
import type { Author } from '#contract/publication/publication-fields.ts'
import type { Queries } from '#server/base/db/database.ts'
import { lockNameUntilCommit } from '#server/base/db/lock-until-commit.ts'
import type { SnapshotRow } from '#server/base/db/snapshot-shape.ts'
import { citationKeyOf, findFreeCitationKey } from '#server/base/text/citation-key.ts'

/**
 * Lets only one transaction at a time assign citation keys. A lock per key is not enough: `doe2024a` may also
 * be the base key of another work.
 */
const lockKeys = (queries: Queries): Promise<void> => lockNameUntilCommit(queries, 'citationKeys')

/** Returns those of the keys `key`, `keya` to `keyz` that other publications have. */
const takenKeys = async (queries: Queries, key: string): Promise<Set<string>> => {
  const first = [key, ...[...'abcdefghijklmnopqrstuvwxyz'].map((letter) => key + letter)]
  // Excludes empty keys in the query, so that the database uses the index, which has no empty keys.
  const keyed = queries
    .selectFrom('publication')
    .select('citationKey')
    .where('citationKey', '<>', '')
  const rows = await keyed.where('citationKey', 'in', first).execute()
  const all =
    rows.length < first.length
      ? rows
      : await keyed.where(sql<boolean>`"citationKey" like ${`${key}%`}`).execute()
  return new Set(all.map((row) => row.citationKey))
}

/** Returns a free citation key for a published work. Drafts have none, because author and year may still change. */
export const createCitationKey = async (
  queries: Queries,
  work: Parameters<typeof citationKeyOf>[0],
) => {
  await lockKeys(queries)
  const key = citationKeyOf(work)
  const taken = await takenKeys(queries, key)
  return findFreeCitationKey(key, (each) => taken.has(each))
}

export const assignCitationKey = async (
  queries: Queries,
  { _id, title, publicationDate: date }: Pick<Publication, '_id' | 'title' | 'publicationDate'>,
  firstAuthor: string,
) => {
  const { citationKey: known } = await queries
    .selectFrom('publication')
    .select('citationKey')
    .where('_id', '=', _id)
    .executeTakeFirstOrThrow()
  if (known !== '') return
  await queries
    .updateTable('publication')
    .set({ citationKey: await createCitationKey(queries, { title, firstAuthor, date }) })
    .where('_id', '=', _id)
    .execute()
}

/** Returns the row of a restored publication, with a new key if its own is missing or taken. */
export const withFreeCitationKey = async (
  queries: Queries,
  id: string,
  row: SnapshotRow,
): Promise<SnapshotRow> => {
  const { citationKey: key, title, publicationDate: date } = row
  if (typeof key !== 'string' || (key === '' && row.status === 'draft')) return row
  await lockKeys(queries)
  const other = await queries
    .selectFrom('publication')
    .select('_id')
    .where('citationKey', '=', key)
    .where('_id', '<>', id)
    .executeTakeFirst()
  if (key !== '' && other === undefined) return row
  const authors: Author[] = JSON.parse(String(row.authorList))
  const work = { title: String(title), firstAuthor: firstAuthorText(authors), date: String(date) }
  return { ...row, citationKey: await createCitationKey(queries, work) }
}
