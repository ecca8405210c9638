import type { authApi } from '#contract/account/auth.ts'
import { ApiError } from '#contract/call/api-error.ts'
import type { Queries } from '#server/base/db/database.ts'
import type { CallHandlers } from '#server/base/http/implement.ts'
import { normalizeEmail } from '#server/base/text/email-key.ts'
import { writeInTransaction } from '#server/base/write/write.ts'
import type { AuthServices } from './auth-services.ts'
import {
  consumeLoginChallenge,
  countLoginChallengeAttempt,
  createLoginChallenge,
} from './second-factor/challenge.ts'
import { findPasskeyRequestOptions, verifyPasskeyProof } from './second-factor/passkey.ts'
import { createAccountOwnerChecks } from './second-factor/prove.ts'
import { readSecondFactor, usesSecondFactor } from './second-factor/store.ts'
import { endOtherSessions, endSession, listSessions, openSession } from './session-store.ts'
import {
  type AccountRightsAndState,
  accountJournalEntity,
  findAccountByEmail,
  isAccountActive,
  readAccountCredentials,
  readUser,
} from './store.ts'

const wrongLogin = () => new ApiError('wrongLogin', 'The e-mail address or the password is wrong')

const expired = () => new ApiError('challengeExpired', 'That took too long. Please log in again.')
const wrongCode = (path: 'code' | 'passkey') => {
  const message =
    path === 'code'
      ? 'This code is wrong or has been used already'
      : 'This passkey was not accepted'
  return new ApiError('wrongCode', message, { errors: [{ path, message }] })
}

type LoginHandlers = Pick<
  CallHandlers<typeof authApi>,
  'login' | 'logout' | 'me' | 'sessions' | 'signOutEverywhere' | 'secondFactor'
>
type SecondHalf = Parameters<LoginHandlers['login']>[0]['input']

/**
 * Author of changes made during a log-in, for the audit log. At that time there is no session yet.
 */
const loginActor = (accountId: string) => ({ accountId, name: 'Log-in' })

const refuseUnlessActive = (state: AccountRightsAndState['state']): void => {
  if (state === 'waiting')
    throw new ApiError('accountWaiting', 'Your account is waiting for approval')
  if (state === 'revoked') throw new ApiError('accountClosed', 'Your account has been closed')
}

export const createSessionHandlers = (services: AuthServices): LoginHandlers => {
  const { database, limits, now, passwords, publicUrl } = services
  const { queries } = database
  const proofs = createAccountOwnerChecks(services)

  const askForMore = async (trx: Queries, accountId: string) => {
    const challenge = await createLoginChallenge(trx, accountId, 'login', now())
    const passkey = await findPasskeyRequestOptions(trx, publicUrl, accountId, challenge)
    return {
      message: 'Enter the code of your second factor',
      needsSecondFactor: true as const,
      challenge,
      ...(passkey && { passkey }),
    }
  }

  const finish = async ({ challenge = '', code, passkey }: SecondHalf) => {
    const accountId = await countLoginChallengeAttempt(queries, challenge, 'login', now())
    if (accountId === undefined) throw expired()
    const { giveBack } = await proofs.takeTry(accountId)
    const isProven =
      passkey !== undefined &&
      (await verifyPasskeyProof(queries, publicUrl, accountId, passkey, challenge, now()))
    if (passkey && !isProven) throw wrongCode('passkey')
    const token = await writeInTransaction(
      database,
      loginActor(accountId),
      async ({ queries: trx, hold }) => {
        await hold(accountJournalEntity, accountId)
        if (!isProven && !(await proofs.spendCode(trx, accountId, code ?? '')))
          throw wrongCode('code')
        if (
          !(await consumeLoginChallenge(trx, challenge)) ||
          !(await isAccountActive(trx, accountId))
        )
          throw expired()
        return openSession(trx, accountId, now())
      },
    )
    await giveBack()
    return { token, user: await readUser(queries, accountId) }
  }

  return {
    login: async ({ input, client }) => {
      await limits.take('loginPerClient', client)
      if (input.challenge !== undefined) return finish(input)
      const { email = '', password = '' } = input
      const emailKey = normalizeEmail(email)
      await limits.take('loginPerAccountAndClient', emailKey, client)
      const account = await findAccountByEmail(queries, email)
      if (account === undefined) {
        await passwords.pretendToCheck(password)
        throw wrongLogin()
      }
      if (!(await passwords.isRight(password, account.passwordHash))) throw wrongLogin()
      await limits.reset('loginPerAccountAndClient', emailKey, client)
      return writeInTransaction(
        database,
        loginActor(account._id),
        async ({ queries: trx, hold }) => {
          await hold(accountJournalEntity, account._id)
          const present = await readAccountCredentials(trx, account._id)
          // The password may have been changed while the old one was checked. The log-in must then fail.
          if (present.passwordHash !== account.passwordHash) throw wrongLogin()
          refuseUnlessActive(present.state)
          if (await usesSecondFactor(trx, account._id)) return askForMore(trx, account._id)
          const token = await openSession(trx, account._id, now())
          return { token, user: await readUser(trx, account._id) }
        },
      )
    },

    logout: async ({ who }) => {
      await endSession(queries, who.tokenHash)
      return { message: 'Signed out' }
    },

    me: async ({ who }) => ({ user: await readUser(queries, who.accountId) }),

    sessions: async ({ who }) => ({
      sessions: (await listSessions(queries, who.accountId, now())).map(
        ({ tokenHash, createdAt, lastUsedAt }) => ({
          openedAt: createdAt,
          lastUsedAt,
          isThis: tokenHash === who.tokenHash,
        }),
      ),
    }),

    signOutEverywhere: async ({ who }) => {
      await endOtherSessions(queries, who.accountId, null)
      return {}
    },

    secondFactor: async ({ who }) => ({
      secondFactor: await readSecondFactor(queries, who.accountId),
    }),
  }
}
