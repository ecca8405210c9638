import { ApiError, invalid } from '#contract/api-error.ts'
import { authApi } from '#contract/auth.ts'
import { isDuplicate } from '#server/db/faults.ts'
import { write } from '#server/db/write.ts'
import { implement } from '#server/http/implement.ts'
import type { Services } from '#server/services.ts'
import { isCommonPassword } from './common-passwords.ts'
import { accountExistsMail, codeMail } from './mails.ts'
import { newCode } from './one-time-code.ts'
import { hashPassword, isPassword, pretendToCheck } from './password.ts'
import { endSession, openSession } from './session-store.ts'
import { decideState } from './signup-policy.ts'
import { createAccount, emailKeyOf, findAccount, readUser } from './store.ts'

const wrongCode = () => invalid([{ path: 'otp', message: 'The code is wrong or has expired' }])
const wrongLogin = () => new ApiError(401, 'The e-mail address or the password is wrong')

/** Sign-up with a mailed code, log-in, and the session that follows. */
export const authRoutes = (services: Services) => {
  const { database, limits, mailer, codes, now, publicUrl, signup: policy } = services
  const { queries } = database

  return implement(authApi, {
    sendotp: async ({ input: { email }, client }) => {
      const emailKey = emailKeyOf(email)
      await limits.take('codePerClientHourly', client)
      await limits.take('codePerClientDaily', client)
      await limits.take('codePerAddressNow', emailKey)
      await limits.take('codePerAddressHourly', emailKey)
      await limits.take('codePerAddressDaily', emailKey)
      // Known and unknown addresses cost the same work and get the same answer; only the mail differs.
      const account = await findAccount(queries, emailKey)
      const code = newCode()
      await codes.keep(queries, emailKey, code)
      try {
        await mailer.send(account ? accountExistsMail(email, publicUrl) : codeMail(email, code))
      } catch (cause) {
        await limits.forgive('codePerAddressNow', emailKey)
        throw new ApiError(503, 'The mail could not be sent. Please try again in a moment.', {
          cause,
        })
      }
      return { message: 'OTP Sent Successfully' }
    },

    signup: async ({ input: { username, email, password, otp }, client }) => {
      await limits.take('signupPerClient', client)
      const emailKey = emailKeyOf(email)
      if (isCommonPassword(password, username, email, emailKey.split('@')[0] ?? '')) {
        throw invalid([{ path: 'password', message: 'This password is too easy to guess' }])
      }
      if (!(await codes.isRight(queries, emailKey, otp))) throw wrongCode()
      const passwordHash = await hashPassword(password)
      const { state: _, ...user } = await write(
        database,
        { accountId: null, name: username },
        async (tx) => {
          if (!(await codes.use(tx.queries, emailKey, otp))) throw wrongCode()
          return createAccount(tx, { username, email, passwordHash }, (id) =>
            decideState(policy, tx.queries, id, email),
          )
        },
      ).catch((error: unknown) => {
        throw isDuplicate(error) ? new ApiError(409, 'This address already has an account') : error
      })
      return { user, message: 'Signed Up Successfully' }
    },

    login: async ({ input: { email, password }, client }) => {
      const emailKey = emailKeyOf(email)
      await limits.take('loginPerClient', client)
      await limits.take('loginPerAccountAndClient', emailKey, client)
      const account = await findAccount(queries, emailKey)
      if (account === undefined) {
        await pretendToCheck(password)
        throw wrongLogin()
      }
      if (!(await isPassword(password, account.passwordHash))) throw wrongLogin()
      await limits.forgive('loginPerAccountAndClient', emailKey, client)
      if (account.state === 'waiting')
        throw new ApiError(403, 'Your account is waiting for approval')
      if (account.state === 'revoked') throw new ApiError(403, 'Your account has been closed')
      const token = await openSession(queries, account._id, now())
      return { token, user: await readUser(queries, account._id), message: 'Login Successful' }
    },

    logout: async ({ who }) => {
      await endSession(queries, who.tokenHash)
      return { message: 'Signed out' }
    },

    me: async ({ who }) => ({ user: await readUser(queries, who.accountId) }),
  })
}
