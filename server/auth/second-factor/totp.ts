import { Secret, TOTP } from 'otpauth'
import type { Queries } from '#server/base/db/database.ts'

const periodSeconds = 30
/** Maximum difference between the clocks of the user and the server, in time steps of the code. */
const maxStepsOff = 1

export const generateTotpSecret = (): string => new Secret({ size: 20 }).base32

const totpOf = (secret: string, issuer = '', label = ''): TOTP =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: periodSeconds })

export const buildOtpauthUrl = (secret: string, siteName: string, email: string): string =>
  // An otpauth URL separates the site's name from the email by a colon, so the name must not contain one.
  totpOf(secret, siteName.replaceAll(':', ' '), email).toString()

/** Returns the time step of a code, or null if it is not valid now. */
const stepOf = (secret: string, code: string, now: Date): number | null => {
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window: maxStepsOff })
  return delta === null ? null : Math.floor(timestamp / 1000 / periodSeconds) + delta
}

/**
 * Stores a new secret, which becomes valid when the user enters a code from it. Returns false if the account
 * already has a confirmed secret.
 */
export const saveUnconfirmedTotpSecret = async (
  queries: Queries,
  accountId: string,
  secret: string,
): Promise<boolean> => {
  const row = { secret, lastStep: 0, isConfirmed: 0 }
  const kept = await queries
    .insertInto('totp')
    .values({ accountId, ...row })
    .onConflict((conflict) =>
      conflict.column('accountId').doUpdateSet(row).where('totp.isConfirmed', '=', 0),
    )
    .returning('accountId')
    .executeTakeFirst()
  return kept !== undefined
}

/** Uses up a code. Returns false if it is wrong, or if it or a later one was used. */
export const consumeTotpCode = async (
  queries: Queries,
  accountId: string,
  code: string,
  now: Date,
  isConfirmed: 0 | 1 = 1,
): Promise<boolean> => {
  const row = await queries
    .selectFrom('totp')
    .select('secret')
    .where('accountId', '=', accountId)
    .where('isConfirmed', '=', isConfirmed)
    .executeTakeFirst()
  const step = row ? stepOf(row.secret, code, now) : null
  if (row === undefined || step === null) return false
  const used = await queries
    .updateTable('totp')
    .set({ lastStep: step, isConfirmed: 1 })
    .where('accountId', '=', accountId)
    .where('secret', '=', row.secret)
    .where('isConfirmed', '=', isConfirmed)
    .where('lastStep', '<', step)
    .executeTakeFirst()
  return used.numUpdatedRows > 0n
}
