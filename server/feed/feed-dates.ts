import { type RawBuilder, sql } from 'kysely'

/**
 * Builds an SQL expression for the time when visitors could first see a row of `table`. The query must join
 * the table `firstShown`.
 */
export const firstVisibleAtSql = (table: string): RawBuilder<string> => {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return sql<string>`coalesce("firstShown"."at", case when ${column('publishAt')} > ${column('createdAt')}
    then ${column('publishAt')} else ${column('createdAt')} end)`
}

interface Moments {
  readonly createdAt: string
  readonly updatedAt: string
  readonly knownSince: string
  /** Date of the work itself, such as a paper's publication date. */
  readonly ownDate?: string
}

const earlier = (a: string, b: string): string => (a < b ? a : b)
const later = (a: string, b: string): string => (a > b ? a : b)

/**
 * Returns publication and update times for feeds. An entry with an earlier date of its own, such as
 * an imported paper, is dated by that. An entry never edited since its publication gets no later
 * update time.
 */
export const computeFeedDates = ({
  createdAt,
  updatedAt,
  knownSince: shownAt,
  ownDate = '',
}: Moments) => {
  const visibleSince = later(createdAt, shownAt)
  const workDate = ownDate && new Date(ownDate).toISOString()
  const publishedAt = workDate ? earlier(workDate, visibleSince) : visibleSince
  return { publishedAt, updatedAt: updatedAt > visibleSince ? updatedAt : publishedAt }
}
