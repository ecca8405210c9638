import { ApiError, createInvalidInputError } from '#contract/call/api-error.ts'
import type { Queries } from '#server/base/db/database.ts'
import type { AuthenticatedCaller } from '#server/base/http/viewer.ts'
import { normalizeEmail } from '#server/base/text/email-key.ts'
import type { AuthServices } from '../auth-services.ts'
import { confirmSession, isRecentlyConfirmed } from '../session-store.ts'
import { readAccountCredentials } from '../store.ts'
import { consumeTotpCode } from './totp.ts'

const perAccount = ['secondFactorPerAccount', 'secondFactorPerAccountDaily'] as const

/** Creates the 400 error of a wrong code, with the path of the field. */
export const createWrongCodeError = () =>
  createInvalidInputError([
    { path: 'code', message: 'This code is wrong or has been used already' },
  ])

const passwordNeeded = () =>
  new ApiError(
    'passwordNeeded',
    'Your log-in is more than ten minutes ago. Enter your password, or log in again.',
  )

/**
 * Creates the checks that a request was sent by the owner of the account: by password, recent log-in or code.
 */
export const createAccountOwnerChecks = ({
  database,
  limits,
  now,
  passwords,
  recoveryCodes,
}: AuthServices) => {
  const { queries } = database

  /** Confirms the caller's session with the password. Throws if the password is wrong. */
  const confirmPassword = async (
    who: AuthenticatedCaller,
    password: string,
    client: string,
  ): Promise<void> => {
    const account = await readAccountCredentials(queries, who.accountId)
    const emailKey = normalizeEmail(account.email)
    await limits.take('loginPerAccountAndClient', emailKey, client)
    if (!(await passwords.isRight(password, account.passwordHash)))
      throw createInvalidInputError([{ path: 'password', message: 'This is not your password' }])
    await limits.reset('loginPerAccountAndClient', emailKey, client)
    await confirmSession(queries, who.tokenHash, now())
  }

  return {
    confirmPassword,

    /**
     * Throws if the given password is wrong. Without a password, throws if the caller's last log-in or
     * password entry was more than ten minutes ago.
     */
    mustBeRecent: async (
      who: AuthenticatedCaller,
      password: string | undefined,
      client: string,
    ): Promise<void> => {
      if (password !== undefined) await confirmPassword(who, password, client)
      else if (!(await isRecentlyConfirmed(queries, who.tokenHash, now()))) throw passwordNeeded()
    },

    /** Uses up a code of the authenticator app or a recovery code. Returns false if the code is wrong. */
    spendCode: async (trx: Queries, accountId: string, code: string): Promise<boolean> =>
      (await consumeTotpCode(trx, accountId, code, now())) ||
      (await recoveryCodes.use(trx, accountId, code)),

    /**
     * Counts an attempt to enter a code. Throws if there were too many. The caller undoes the count with
     * `giveBack` after a success.
     */
    takeTry: async (accountId: string) => {
      for (const rule of perAccount) await limits.take(rule, accountId)
      return {
        giveBack: async () => {
          for (const rule of perAccount) await limits.uncount(rule, accountId)
        },
      }
    },
  }
}
