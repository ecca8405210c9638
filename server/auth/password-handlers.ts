import type { authApi } from '#contract/account/auth.ts'
import { ApiError } from '#contract/call/api-error.ts'
import type { Handlers } from '#server/base/http/implement.ts'
import { emailKeyOf } from '#server/base/text/email-key.ts'
import { writeInTransaction } from '#server/base/write/write.ts'
import { readSiteName } from '#server/settings/store.ts'
import type { AuthServices } from './auth-services.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { approvalPendingMail, noAccountMail, passwordChangedMail, resetMail } from './mails.ts'
import { createResetToken, redeemResetToken } from './password-reset.ts'
import { createOwnerChecks } from './second-factor/prove.ts'
import { confirmSession, endOtherSessions } from './session-store.ts'
import { findAccount, readOwnAccount, setPassword, wrongCurrentPasswordError } from './store.ts'

export const passwordHandlers = (
  services: AuthServices,
): Pick<
  Handlers<typeof authApi>,
  'changepassword' | 'confirmPassword' | 'reset-password-token' | 'update-password'
> => {
  const { database, limits, mailQueue, now, passwords, publicUrl } = services
  const { queries } = database
  const { confirmPassword } = createOwnerChecks(services)
  const readSite = async () => ({ siteName: await readSiteName(queries), publicUrl })

  return {
    changepassword: async ({ input: { oldPassword, newPassword }, who, client }) => {
      const {
        email,
        username,
        passwordHash: present,
      } = await readOwnAccount(queries, who.accountId)
      await limits.take('loginPerAccountAndClient', emailKeyOf(email), client)
      if (!(await passwords.isRight(oldPassword, present))) throw wrongCurrentPasswordError()
      await limits.reset('loginPerAccountAndClient', emailKeyOf(email), client)
      refuseCommonPassword('newPassword', newPassword, username, email)
      const passwordHash = await passwords.hash(newPassword)
      const mail = passwordChangedMail(email, await readSite())
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
      const emailKey = emailKeyOf(email)
      await limits.take('codePerClientHourly', client)
      await limits.take('codePerClientDaily', client)
      await limits.take('resetPerAddressHourly', emailKey)
      // Known and unknown emails take the same time and get the same response. Only the mail
      // differs.
      const account = await findAccount(queries, email)
      const site = await readSite()
      const isActive = account?.state === 'active'
      const explain = account?.state === 'waiting' ? approvalPendingMail : noAccountMail
      await queries.transaction().execute(async (trx) => {
        const token = await createResetToken(trx, isActive ? account._id : '', now())
        const mail = isActive ? resetMail(account.email, site, token) : explain(email, site)
        await mailQueue.add(trx, mail)
      })
      mailQueue.kick()
      return { message: 'If there is an account with this address, a mail is on its way' }
    },

    'update-password': async ({ input: { token, password }, client }) => {
      await limits.take('signupPerClient', client)
      refuseCommonPassword('password', password)
      const passwordHash = await passwords.hash(password)
      await writeInTransaction(
        database,
        { accountId: null, name: 'Password reset' },
        async (tx) => {
          const accountId = await redeemResetToken(tx.queries, token, now())
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
