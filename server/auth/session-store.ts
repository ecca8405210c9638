import { createHash, randomBytes } from 'node:crypto'
import type { Queries } from '#server/base/db/database.ts'
import type { AuthenticatedCaller } from '#server/base/http/viewer.ts'
import { mustAddSecondFactorExpression } from './store.ts'

const hoursIdle = 24
const daysAtMost = 14
/** Time for which a log-in or password confirmation counts as recent. */
const recentMinutes = 10
/** Minimum interval between updates of the last use. Saves a write per request. */
const lastUseIntervalSeconds = 60

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')
const before = (now: Date, milliseconds: number): string =>
  new Date(now.getTime() - milliseconds).toISOString()

/** Opens a session and returns its token, which is stored only as a hash. */
export const openSession = async (
  queries: Queries,
  accountId: string,
  now: Date,
): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  const at = now.toISOString()
  await queries
    .insertInto('session')
    .values({ tokenHash: hashOf(token), accountId, createdAt: at, lastUsedAt: at, confirmedAt: at })
    .execute()
  // The last use of the account is stored separately, because sessions are deleted soon after they end.
  await queries
    .insertInto('accountUse')
    .values({ accountId, usedAt: at })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ usedAt: at }))
    .execute()
  return token
}

/** Returns the viewer of a token, or null if the token or the account is invalid. */
export const findSessionViewer = async (
  queries: Queries,
  token: string,
  now: Date,
): Promise<AuthenticatedCaller | null> => {
  const tokenHash = hashOf(token)
  const row = await queries
    .selectFrom('session')
    .innerJoin('account', 'account._id', 'session.accountId')
    .select([
      'account._id as accountId',
      'account.username as name',
      'account.userType as role',
      'account.profileId',
      'session.lastUsedAt',
      mustAddSecondFactorExpression(),
    ])
    .where('session.tokenHash', '=', tokenHash)
    .where('session.lastUsedAt', '>', before(now, hoursIdle * 3_600_000))
    .where('session.createdAt', '>', before(now, daysAtMost * 86_400_000))
    .where('account.state', '=', 'active')
    .executeTakeFirst()
  if (row === undefined) return null
  const { lastUsedAt, mustAddSecondFactor: mustAdd, ...account } = row
  if (lastUsedAt < before(now, lastUseIntervalSeconds * 1000)) {
    await queries
      .updateTable('session')
      .set({ lastUsedAt: now.toISOString() })
      .where('tokenHash', '=', tokenHash)
      .execute()
  }
  return { ...account, tokenHash, mustAddSecondFactor: Boolean(mustAdd) }
}

export const confirmSession = async (
  queries: Queries,
  tokenHash: string,
  now: Date,
): Promise<void> => {
  await queries
    .updateTable('session')
    .set({ confirmedAt: now.toISOString() })
    .where('tokenHash', '=', tokenHash)
    .execute()
}

/** Whether a session was opened or confirmed within the last ten minutes. */
export const isRecentlyConfirmed = async (
  queries: Queries,
  tokenHash: string,
  now: Date,
): Promise<boolean> => {
  const found = await queries
    .selectFrom('session')
    .select('tokenHash')
    .where('tokenHash', '=', tokenHash)
    .where('confirmedAt', '>', before(now, recentMinutes * 60_000))
    .executeTakeFirst()
  return found !== undefined
}

export const endSession = async (queries: Queries, tokenHash: string): Promise<void> => {
  await queries.deleteFrom('session').where('tokenHash', '=', tokenHash).execute()
}

export const listSessions = (queries: Queries, accountId: string, now: Date) =>
  queries
    .selectFrom('session')
    .select(['tokenHash', 'createdAt', 'lastUsedAt'])
    .where('accountId', '=', accountId)
    .where('lastUsedAt', '>', before(now, hoursIdle * 3_600_000))
    .where('createdAt', '>', before(now, daysAtMost * 86_400_000))
    .orderBy('lastUsedAt', 'desc')
    .execute()

/** Ends every session of an account except one. */
export const endOtherSessions = async (
  queries: Queries,
  accountId: string,
  keep: string | null,
): Promise<void> => {
  await queries
    .deleteFrom('session')
    .where('accountId', '=', accountId)
    .where('tokenHash', '!=', keep ?? '')
    .execute()
}

export const deleteExpiredSessions = async (queries: Queries, now: Date): Promise<void> => {
  await queries
    .deleteFrom('session')
    .where((row) =>
      row.or([
        row('lastUsedAt', '<=', before(now, hoursIdle * 3_600_000)),
        row('createdAt', '<=', before(now, daysAtMost * 86_400_000)),
      ]),
    )
    .execute()
  await queries.deleteFrom('oneTimeCode').where('expiresAt', '<=', now.toISOString()).execute()
  await queries.deleteFrom('authChallenge').where('expiresAt', '<=', now.toISOString()).execute()
  await queries.deleteFrom('passwordReset').where('expiresAt', '<=', now.toISOString()).execute()
}
