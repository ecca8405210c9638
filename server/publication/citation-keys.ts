import { sql } from 'kysely'
import { firstAuthorOf } from '#contract/publication/author-name.ts'
import type { Publication } from '#contract/publication/publication.ts'
import type { Author } from '#contract/publication/publication-fields.ts'
import type { Queries } from '#server/base/db/database.ts'
import { lockUntilCommit } from '#server/base/db/lock-until-commit.ts'
import type { Row } from '#server/base/db/snapshot-shape.ts'
import { citationKey, freeKey } from '#server/base/text/citation-key.ts'

/**
 * Lets one transaction at a time give keys, until it ends. Not one per key: `doe2024` with a letter behind it may be
 * what another work begins with.
 */
const lockKeys = (queries: Queries): Promise<void> => lockUntilCommit(queries, 'citationKeys')

/** Which of the first keys like this are taken; a key has a letter behind it when it is not the first. */
const takenKeys = async (queries: Queries, key: string): Promise<Set<string>> => {
  const first = [key, ...[...'abcdefghijklmnopqrstuvwxyz'].map((letter) => key + letter)]
  // Named apart from empty ones, which the index does not hold.
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

/**
 * A key of its own for a work that is published, within the transaction that gives it; a draft has none yet, for it
 * names author and year.
 */
export const newKey = async (queries: Queries, work: Parameters<typeof citationKey>[0]) => {
  await lockKeys(queries)
  const key = citationKey(work)
  const taken = await takenKeys(queries, key)
  return freeKey(key, (each) => taken.has(each))
}

/** Gives a publication its key if it has none. */
export const giveKey = async (
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
    .set({ citationKey: await newKey(queries, { title, firstAuthor, date }) })
    .where('_id', '=', _id)
    .execute()
}

/** The row of a publication that is brought back, with a new key if it lacks one or another publication has it by now. */
export const withFreeKey = async (queries: Queries, id: string, row: Row): Promise<Row> => {
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
  const work = { title: String(title), firstAuthor: firstAuthorOf(authors), date: String(date) }
  return { ...row, citationKey: await newKey(queries, work) }
}
