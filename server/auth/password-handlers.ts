import type { authApi } from '#contract/account/auth.ts'
import { ApiError } from '#contract/call/api-error.ts'
import type { CallHandlers } from '#server/base/http/implement.ts'
import { normalizeEmail } from '#server/base/text/email-key.ts'
import { writeInTransaction } from '#server/base/write/write.ts'
import { readSiteName } from '#server/settings/store.ts'
import type { AuthServices } from './auth-services.ts'
import { requireUncommonPassword } from './common-passwords.ts'
import {
  buildApprovalPendingMail,
  buildNoAccountMail,
  buildPasswordChangedMail,
  buildPasswordResetMail,
} from './mails.ts'
import { createPasswordResetToken, redeemPasswordResetToken } from './password-reset.ts'
import { createAccountOwnerChecks } from './second-factor/prove.ts'
import { confirmSession, endOtherSessions } from './session-store.ts'
import {
  createWrongCurrentPasswordError,
  findAccountByEmail,
  readAccountCredentials,
  setPassword,
} from './store.ts'

export const createPasswordHandlers = (
  services: AuthServices,
): Pick<
  CallHandlers<typeof authApi>,
  'changepassword' | 'confirmPassword' | 'reset-password-token' | 'update-password'
> => {
  const { database, limits, mailQueue, now, passwords, publicUrl } = services
  const { queries } = database
  const { confirmPassword } = createAccountOwnerChecks(services)
  const readSite = async () => ({ siteName: await readSiteName(queries), publicUrl })

  return {
    changepassword: async ({ input: { oldPassword, newPassword }, who, client }) => {
      const {
        email,
        username,
        passwordHash: present,
      } = await readAccountCredentials(queries, who.accountId)
      await limits.take('loginPerAccountAndClient', normalizeEmail(email), client)
      if (!(await passwords.isRight(oldPassword, present))) throw createWrongCurrentPasswordError()
      await limits.reset('loginPerAccountAndClient', normalizeEmail(email), client)
      requireUncommonPassword('newPassword', newPassword, username, email)
      const passwordHash = await passwords.hash(newPassword)
      const mail = buildPasswordChangedMail(email, await readSite())
      await writeInTransaction(database, who, async (tx) => {
        // Checks the current password again, so that only the first of simultaneous changes
        // succeeds.
        await setPassword(tx, who.accountId, passwordHash, present)
        await endOtherSessions(tx.queries, who.accountId, who.tokenHash)
        await confirmSession(tx.queries, who.tokenHash, now())
        await mailQueue.add(tx.queries, mail)
      })
      mailQueue.kick()
      return {}
    },

    confirmPassword: async ({ input: { password }, who, client }) => {
      await confirmPassword(who, password, client)
      return {}
    },

    'reset-password-token': async ({ input: { email }, client }) => {
      const emailKey = normalizeEmail(email)
      await limits.take('codePerClientHourly', client)
      await limits.take('codePerClientDaily', client)
      await limits.take('resetPerAddressHourly', emailKey)
      // Known and unknown emails take the same time and get the same response. Only the mail
      // differs.
      const account = await findAccountByEmail(queries, email)
      const site = await readSite()
      const isActive = account?.state === 'active'
      const explain = account?.state === 'waiting' ? buildApprovalPendingMail : buildNoAccountMail
      await queries.transaction().execute(async (trx) => {
        const token = await createPasswordResetToken(trx, isActive ? account._id : '', now())
        const mail = isActive
          ? buildPasswordResetMail(account.email, site, token)
          : explain(email, site)
        await mailQueue.add(trx, mail)
      })
      mailQueue.kick()
      return { message: 'If there is an account with this address, a mail is on its way' }
    },

    'update-password': async ({ input: { token, password }, client }) => {
      await limits.take('signupPerClient', client)
      requireUncommonPassword('password', password)
      const passwordHash = await passwords.hash(password)
      await writeInTransaction(
        database,
        { accountId: null, name: 'Password reset' },
        async (tx) => {
          const accountId = await redeemPasswordResetToken(tx.queries, token, now())
          if (accountId === undefined)
            throw new ApiError('resetExpired', 'This link is no longer valid. Ask for a new one.')
          await setPassword(tx, accountId, passwordHash)
          await endOtherSessions(tx.queries, accountId, null)
        },
      )
      return {}
    },
  }
}
