import { isAccessGranted, type Role } from '#contract/call/role.ts'
import type { DigestInterval } from '#contract/settings/digest.ts'
import type { Queries } from '#server/base/db/database.ts'
import { countNewFindings } from '#server/health/news-store.ts'
import { listLateMilestones } from '#server/lifecycle/overview/late-milestones.ts'
import { listOpenSuggestions } from '#server/lifecycle/suggestion/store.ts'
import { listMessages } from '#server/message/store.ts'
import { listPendingFoundPublications } from '#server/publication/watch/store.ts'
import { firstDayOfDigestPeriod } from './period.ts'

export const readDigestRhythm = async (
  queries: Queries,
  accountId: string,
): Promise<DigestInterval> => {
  const found = await queries
    .selectFrom('digest')
    .select('rhythm')
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return found?.rhythm ?? 'never'
}

/** Sets how often an account gets digests. The first one is due on the next day or in the next week. */
export const updateDigestRhythm = async (
  queries: Queries,
  accountId: string,
  rhythm: DigestInterval,
  now: Date,
): Promise<void> => {
  if (rhythm === 'never') {
    await queries.deleteFrom('digest').where('accountId', '=', accountId).execute()
    return
  }
  const chosen = { rhythm, toldFor: firstDayOfDigestPeriod(rhythm, now) }
  await queries
    .insertInto('digest')
    .values({ accountId, ...chosen })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet(chosen))
    .execute()
}

/** Lists accounts whose digest of the current period was not sent yet. */
export const listDueDigests = (queries: Queries, now: Date) =>
  queries
    .selectFrom('digest')
    .innerJoin('account', 'account._id', 'digest.accountId')
    .select(['accountId', 'rhythm', 'email', 'userType', 'profileId'])
    .where('state', '=', 'active')
    .where(({ and, eb, or }) =>
      or(
        (['daily', 'weekly'] as const).map((rhythm) =>
          and([eb('rhythm', '=', rhythm), eb('toldFor', '<', firstDayOfDigestPeriod(rhythm, now))]),
        ),
      ),
    )
    .orderBy('accountId')
    .execute()

/** Marks a digest as sent. Returns false if another instance was first. */
export const claimDigest = async (
  queries: Queries,
  { accountId, rhythm }: { accountId: string; rhythm: 'daily' | 'weekly' },
  now: Date,
): Promise<boolean> => {
  const period = firstDayOfDigestPeriod(rhythm, now)
  const { numUpdatedRows } = await queries
    .updateTable('digest')
    .set({ toldFor: period })
    .where('accountId', '=', accountId)
    .where('rhythm', '=', rhythm)
    .where('toldFor', '<', period)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

const maxShown = 10

/** Reads everything that awaits a person. Members get only late milestones of their own projects. */
export const readPendingDigestItems = async (
  queries: Queries,
  {
    userType,
    profileId,
    rhythm,
  }: { userType: Role; profileId: string; rhythm: 'daily' | 'weekly' },
  now: Date,
) => {
  const mayEdit = isAccessGranted('editor', userType)
  const late = await listLateMilestones(queries, now, mayEdit ? null : profileId)
  const shown = { late: late.slice(0, maxShown), lateTotal: late.length }
  const nothing = {
    suggestions: [],
    suggested: 0,
    found: [],
    foundTotal: 0,
    health: [],
    healthTotal: 0,
    messages: [],
    unread: 0,
  }
  if (!mayEdit) return { ...shown, ...nothing }
  const { suggestions, total } = await listOpenSuggestions(queries, { limit: maxShown })
  const { messages, unread } = await listMessages(queries, { limit: maxShown })
  const found = await listPendingFoundPublications(queries)
  // New findings of the site check are counted per week, so daily digests omit them.
  const health =
    rhythm === 'weekly'
      ? await countNewFindings(
          queries,
          now,
          firstDayOfDigestPeriod(rhythm, now),
          isAccessGranted('admin', userType),
        )
      : []
  return {
    ...shown,
    found: found.slice(0, maxShown),
    foundTotal: found.length,
    health,
    healthTotal: health.reduce((sum, { more }) => sum + more, 0),
    suggestions,
    suggested: total,
    unread,
    messages: messages.filter(({ read }) => !read),
  }
}

export type PendingDigestItems = Awaited<ReturnType<typeof readPendingDigestItems>>
