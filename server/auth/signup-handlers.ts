import type { authApi } from '#contract/account/auth.ts'
import { ApiError, createInvalidInputError } from '#contract/call/api-error.ts'
import { isUniqueViolation } from '#server/base/db/faults.ts'
import type { CallHandlers } from '#server/base/http/implement.ts'
import { normalizeEmail } from '#server/base/text/email-key.ts'
import { writeInTransaction } from '#server/base/write/write.ts'
import { readSiteName } from '#server/settings/store.ts'
import type { AuthServices } from './auth-services.ts'
import { requireUncommonPassword } from './common-passwords.ts'
import { buildAccountExistsMail, buildOneTimeCodeMail } from './mails.ts'
import { generateOneTimeCode } from './one-time-code.ts'
import { decideNewAccountRights } from './signup-policy.ts'
import { createAccount, findAccountByEmail } from './store.ts'

const perAddress = ['codePerAddressNow', 'codePerAddressHourly', 'codePerAddressDaily'] as const
const wrongCode = () =>
  createInvalidInputError([{ path: 'otp', message: 'The code is wrong or has expired' }])

export const createSignupHandlers = (
  services: AuthServices,
): Pick<CallHandlers<typeof authApi>, 'sendotp' | 'signup'> => {
  const { database, limits, mailer, codes, passwords, publicUrl, signup: policy } = services
  const { queries } = database

  return {
    sendotp: async ({ input: { email }, client }) => {
      const emailKey = normalizeEmail(email)
      await limits.take('codePerClientHourly', client)
      await limits.take('codePerClientDaily', client)
      for (const rule of perAddress) await limits.take(rule, emailKey)
      // Known and unknown emails take the same time and get the same response. Only the mail
      // differs.
      const account = await findAccountByEmail(queries, email)
      const site = { siteName: await readSiteName(queries), publicUrl }
      const code = generateOneTimeCode()
      await codes.keep(queries, emailKey, code)
      try {
        await mailer.send(
          account ? buildAccountExistsMail(email, site) : buildOneTimeCodeMail(email, code, site),
        )
      } catch (cause) {
        // The mail could not be sent, so the attempt does not count towards the limits of this email address.
        // The client's own limits still prevent abuse.
        for (const rule of perAddress) await limits.uncount(rule, emailKey)
        throw new ApiError(
          'mailDown',
          'The mail could not be sent. Please try again in a moment.',
          {
            cause,
            retryAfter: 10,
          },
        )
      }
      return {}
    },

    signup: async ({ input: { username, email, password, otp }, client }) => {
      await limits.take('signupPerClient', client)
      const emailKey = normalizeEmail(email)
      requireUncommonPassword('password', password, username, email)
      if (!(await codes.isRight(queries, emailKey, otp))) throw wrongCode()
      const passwordHash = await passwords.hash(password)
      const actor = { accountId: null, name: username }
      const { state: _, ...user } = await writeInTransaction(database, actor, async (tx) => {
        if (!(await codes.use(tx.queries, emailKey, otp))) throw wrongCode()
        return createAccount(tx, { username, email, passwordHash }, (id) =>
          decideNewAccountRights(policy, tx.queries, id, email),
        )
      }).catch((error: unknown) => {
        throw isUniqueViolation(error)
          ? new ApiError('accountExists', 'This address already has an account')
          : error
      })
      return { user }
    },
  }
}
