import { createHash, randomBytes } from 'node:crypto'
import type { Queries } from '#server/base/db/database.ts'

const minutesValid = 60

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/**
 * Creates the secret for a link to reset a password. Earlier secrets of the account become invalid. For an
 * unknown account, the same queries run, but the secret is invalid.
 */
export const createPasswordResetToken = async (
  queries: Queries,
  accountId: string,
  now: Date,
): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + minutesValid * 60_000).toISOString()
  await queries.deleteFrom('passwordReset').where('accountId', '=', accountId).execute()
  await queries
    .insertInto('passwordReset')
    .columns(['tokenHash', 'accountId', 'expiresAt'])
    .expression((row) =>
      row
        .selectFrom('account')
        .select((account) => [
          account.val(hashOf(token)).as('tokenHash'),
          'account._id',
          account.val(expiresAt).as('expiresAt'),
        ])
        .where('account._id', '=', accountId),
    )
    .execute()
  return token
}

/** Uses up a secret. Returns its account, or undefined if it is invalid. */
export const redeemPasswordResetToken = async (
  queries: Queries,
  token: string,
  now: Date,
): Promise<string | undefined> => {
  const used = await queries
    .deleteFrom('passwordReset')
    .where('tokenHash', '=', hashOf(token))
    .where('expiresAt', '>', now.toISOString())
    .returning('accountId')
    .executeTakeFirst()
  return used?.accountId
}
