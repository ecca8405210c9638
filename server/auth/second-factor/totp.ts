import { Secret, TOTP } from 'otpauth'
import type { Queries } from '#server/base/db/database.ts'

const periodSeconds = 30
/** How many steps a clock may be early or late. */
const drift = 1

/** A secret for an app, as it is typed in. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

const totpOf = (secret: string, issuer = '', label = ''): TOTP =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: periodSeconds })

/** The address behind the picture that an app scans. */
export const otpauthUrl = (secret: string, siteName: string, email: string): string =>
  // A colon separates the two in that address.
  totpOf(secret, siteName.replaceAll(':', ' '), email).toString()

/** The step of time whose code this is, or null when it is none of now. */
const stepOf = (secret: string, code: string, now: Date): number | null => {
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window: drift })
  return delta === null ? null : Math.floor(timestamp / 1000 / periodSeconds) + delta
}

/** Keeps a new secret, which counts once a code confirms it; false when there is a confirmed one. */
export const beginTotp = async (
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

/** Uses a code up: true when it is right and neither it nor a later one has been used. */
export const spendTotp = async (
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
