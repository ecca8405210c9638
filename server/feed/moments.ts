import { type RawBuilder, sql } from 'kysely'

/** Since when visitors know a row of a table of which `firstShown` is joined. */
export const knownSince = (table: string): RawBuilder<string> => {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return sql<string>`coalesce("firstShown"."at", case when ${column('publishAt')} > ${column('createdAt')}
    then ${column('publishAt')} else ${column('createdAt')} end)`
}

interface Moments {
  readonly createdAt: string
  readonly updatedAt: string
  /** Since when visitors know it, or what it is a part of. */
  readonly knownSince: string
  /** Its own date, where it has one. */
  readonly ownDate?: string
}

const earlier = (a: string, b: string): string => (a < b ? a : b)
const later = (a: string, b: string): string => (a > b ? a : b)

/**
 * When an entry was published and last changed, as feeds say it. What has a date of its own, such as a paper that was
 * imported years after it appeared, is as old as that; what was never changed is not newer than it.
 */
export const momentsOf = ({ createdAt, updatedAt, knownSince: shownAt, ownDate = '' }: Moments) => {
  const known = later(createdAt, shownAt)
  const own = ownDate && new Date(ownDate).toISOString()
  const publishedAt = own ? earlier(own, known) : known
  return { publishedAt, updatedAt: updatedAt > known ? updatedAt : publishedAt }
}
