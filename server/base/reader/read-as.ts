import { sql } from 'kysely'
import type { ListStatus } from '#contract/call/list-status.ts'
import { isAccessGranted } from '#contract/call/role.ts'
import { createReadMemoizer, type MemoizeRead } from '#server/base/cache/memoized-reads.ts'
import type { ChangeFeed } from '#server/base/db/changes.ts'
import type { Queries } from '#server/base/db/database.ts'
import { expireResponseAt, withoutRecordingReads } from '#server/base/db/reads.ts'
import { entityDefinitions } from '#server/base/definition/definitions.ts'
import type { AuthenticatedCaller } from '#server/base/http/viewer.ts'
import type { ContentReader } from './visible.ts'

interface Place {
  readonly database: { readonly queries: Queries; readonly feed: ChangeFeed }
  now(): Date
}

const nextMoment = async (queries: Queries, now: string): Promise<string | null> => {
  const moments = entityDefinitions
    .filter(({ publishing }) => publishing)
    .flatMap(({ name }) =>
      ['publishAt', 'unpublishAt'].map(
        (column) => sql`select ${sql.ref(column)} as "moment" from ${sql.table(name)}
          where ${sql.ref(column)} <> '' and ${sql.ref(column)} > ${now}`,
      ),
    )
  // PostgreSQL would plan `min()` twice per table.
  const { rows } = await sql<{ moment: string }>`
    select "moment" from (${sql.join(moments, sql` union all `)}) as "moments"
    order by "moment" limit 1`.execute(queries)
  return rows[0]?.moment ?? null
}

const moments = new WeakMap<ChangeFeed, MemoizeRead>()

const knownMoment = ({ database: { queries, feed }, now }: Place, moment: string) => {
  const known = moments.get(feed) ?? createReadMemoizer(feed, 1, () => now().getTime())
  moments.set(feed, known)
  return known('next', async () => {
    const next = await nextMoment(queries, moment)
    if (next !== null) expireResponseAt(new Date(next))
    return next
  })
}

export const createVisitorReader = async (place: Place): Promise<ContentReader> => {
  const moment = place.now().toISOString()
  // Not recorded, because the response would then depend on all tables with scheduled entries.
  const next = await withoutRecordingReads(() => knownMoment(place, moment))
  const visitor = { now: moment, seesAll: false, profileId: '' }
  return next === null ? visitor : { ...visitor, changesAt: new Date(next) }
}

/**
 * Returns which entries a caller may read. Editors see all entries on request, members also their own
 * profile.
 */
export const createReaderFor = async (
  place: Place,
  who: AuthenticatedCaller | null,
  { status, lang }: { status?: ListStatus | undefined; lang?: string | undefined },
): Promise<ContentReader> => {
  const inLanguage = lang === undefined ? {} : { lang }
  if (who === null) return { ...(await createVisitorReader(place)), ...inLanguage }
  const seesAll = status !== undefined && isAccessGranted('editor', who.role)
  const reader = {
    now: place.now().toISOString(),
    seesAll,
    profileId: who.profileId,
    ...inLanguage,
  }
  return status === undefined || status === 'all' ? reader : { ...reader, only: status }
}
