import { sql } from 'kysely'
import { z } from 'zod'
import { createNotFoundError } from '#contract/call/api-error.ts'
import { publicationNoticeSchema } from '#contract/publication/publication-fields.ts'
import { type FoundPublication, foundWorkSchema } from '#contract/publication/publication-found.ts'
import { emptyImportFields } from '#contract/publication/publication-import.ts'
import type { Queries } from '#server/base/db/database.ts'
import { newId } from '#server/base/db/id.ts'
import type { DatabaseTables } from '#server/base/db/schema.ts'
import { createBackgroundPause } from '#server/base/db/turns.ts'

export type FoundPublicationRow = DatabaseTables['foundPublication']

const ids = z.array(z.string())

export const workOfFoundRow = ({ publication }: Pick<FoundPublicationRow, 'publication'>) =>
  foundWorkSchema.parse({ ...emptyImportFields, ...JSON.parse(publication) })

/** Returns the notice of a row, or null if the row is about a work. */
export const noticeOfFoundRow = (row: Pick<FoundPublicationRow, 'notice'>) =>
  row.notice === '' ? null : publicationNoticeSchema.parse(JSON.parse(row.notice))

export const profileIdsOfFoundRow = ({
  profileIds,
}: Pick<FoundPublicationRow, 'profileIds'>): string[] => ids.parse(JSON.parse(profileIds))

/**
 * Selects found works and notices that await a decision. Skips those whose publication was deleted or has got
 * the DOI meanwhile.
 */
const waiting = (queries: Queries) =>
  queries
    .selectFrom('foundPublication as found')
    .leftJoin('publication as of', 'of._id', 'found.publicationId')
    .where('found.state', '=', 'waiting')
    .where(
      sql<boolean>`(${sql.ref('found.publicationId')} = '' or ${sql.ref('of._id')} is not null)`,
    )
    .where(
      sql<boolean>`not (${sql.ref('found.reason')} in ('new', 'version') and ${sql.ref('found.doi')} <> ''
        and exists (select 1 from "publication" where "publication"."doi" = ${sql.ref('found.doi')}))`,
    )
    .where(
      sql<boolean>`not (${sql.ref('found.notice')} <> '' and ${sql.ref('found.doi')} <> ''
        and ${sql.ref('of.notices')} like '%"doi":"' || ${sql.ref('found.doi')} || '"%')`,
    )

export const countPendingFoundPublications = async (queries: Queries): Promise<number> => {
  const { count } = await waiting(queries)
    .select((row) => row.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Returns the size of all found works and notices that await a decision, in characters. */
export const measurePendingFoundPublications = async (queries: Queries): Promise<number> => {
  const { length } = await waiting(queries)
    .select(
      sql<number | string>`coalesce(sum(length(${sql.ref('found.publication')})), 0)`.as('length'),
    )
    .executeTakeFirstOrThrow()
  return Number(length)
}

const rank: readonly FoundPublication['reason'][] = [
  'retraction',
  'concern',
  'correction',
  'version',
  'new',
]

/** Returns found publications that await a decision: notices first, then works, newest first. */
export const listPendingFoundPublications = async (
  queries: Queries,
): Promise<FoundPublication[]> => {
  const rows = await waiting(queries)
    .selectAll('found')
    .select('of.title')
    .orderBy('found._id', 'desc')
    .execute()
  const people = await queries.selectFrom('profile').select(['_id', 'name']).execute()
  const found: FoundPublication[] = []
  const pause = createBackgroundPause()
  for (const row of rows) {
    await pause()
    const profileIds = profileIdsOfFoundRow(row)
    found.push({
      _id: row._id,
      reason: row.reason,
      publication: workOfFoundRow(row),
      notice: noticeOfFoundRow(row),
      profileIds,
      people: people.filter(({ _id }) => profileIds.includes(_id)),
      matches: row.publicationId === '' ? [] : [{ _id: row.publicationId, title: row.title ?? '' }],
      since: row.since,
      foundAt: row.foundAt,
    })
  }
  return found.toSorted((one, other) => rank.indexOf(one.reason) - rank.indexOf(other.reason))
}

export const readAllFoundPublications = (queries: Queries): Promise<FoundPublicationRow[]> =>
  queries.selectFrom('foundPublication').selectAll().orderBy('_id').execute()

export const addFoundPublication = async (
  queries: Queries,
  found: Omit<FoundPublicationRow, '_id' | 'state'>,
): Promise<FoundPublicationRow> => {
  const row: FoundPublicationRow = { _id: newId(), state: 'waiting', ...found }
  await queries.insertInto('foundPublication').values(row).execute()
  return row
}

export const updateFoundPublication = async (
  queries: Queries,
  id: string,
  change: Partial<FoundPublicationRow>,
): Promise<void> => {
  await queries.updateTable('foundPublication').set(change).where('_id', '=', id).execute()
}

/**
 * Sets the decision on a found publication and locks it, so that nobody else decides on it. Throws 404 if
 * somebody already has.
 */
export const lockPendingFoundPublication = async (
  queries: Queries,
  id: string,
  state: 'accepted' | 'dismissed',
): Promise<FoundPublicationRow> => {
  const row = await queries
    .updateTable('foundPublication')
    .set({ state })
    .where('_id', '=', id)
    .where('state', '=', 'waiting')
    .returningAll()
    .executeTakeFirst()
  if (row === undefined) throw createNotFoundError('What was found')
  return row
}
