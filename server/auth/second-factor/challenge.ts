import { createHash, randomBytes } from 'node:crypto'
import type { Queries } from '#server/base/db/database.ts'
import type { DatabaseTables } from '#server/base/db/schema.ts'

const minutesValid = 10
const maxTries = 5

type Purpose = DatabaseTables['authChallenge']['purpose']

const hashOf = (challenge: string): string =>
  createHash('sha256').update(challenge).digest('base64url')

/** Creates the secret for the second step of a log-in, valid for ten minutes. */
export const createLoginChallenge = async (
  queries: Queries,
  accountId: string,
  purpose: Purpose,
  now: Date,
): Promise<string> => {
  const challenge = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + minutesValid * 60_000).toISOString()
  await queries
    .insertInto('authChallenge')
    .values({ hash: hashOf(challenge), accountId, purpose, tries: 0, expiresAt })
    .execute()
  return challenge
}

/** Counts an attempt and returns the account of the challenge, or undefined if it is invalid. */
export const countLoginChallengeAttempt = async (
  queries: Queries,
  challenge: string,
  purpose: Purpose,
  now: Date,
): Promise<string | undefined> => {
  const tried = await queries
    .updateTable('authChallenge')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('hash', '=', hashOf(challenge))
    .where('purpose', '=', purpose)
    .where('tries', '<', maxTries)
    .where('expiresAt', '>', now.toISOString())
    .returning('accountId')
    .executeTakeFirst()
  return tried?.accountId
}

/** Uses up a challenge. Returns false if another request has just used it. */
export const consumeLoginChallenge = async (
  queries: Queries,
  challenge: string,
): Promise<boolean> => {
  const used = await queries
    .deleteFrom('authChallenge')
    .where('hash', '=', hashOf(challenge))
    .returning('hash')
    .executeTakeFirst()
  return used !== undefined
}
