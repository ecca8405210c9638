import { administratorApi } from '#contract/administrator.ts'
import { ApiError, notFound } from '#contract/api-error.ts'
import {
  allRights,
  emailKeyOf,
  findAccount,
  inviteAddress,
  listAccounts,
  listInvitations,
  setAccountState,
  takeInvitation,
} from '#server/auth/store.ts'
import { write } from '#server/db/write.ts'
import { implement } from '#server/http/implement.ts'
import type { Services } from '#server/services.ts'
import { readSettings } from '#server/settings/store.ts'
import { approvedMail, invitationMail } from './mails.ts'

/** Who may keep the site. */
export const administratorRoutes = ({ database, mailQueue, publicUrl }: Services) => {
  const { queries } = database
  const siteName = async () => (await readSettings(queries)).settings.name

  return implement(administratorApi, {
    showAllAdministrators: async ({ input, who }) => {
      const { accounts, total } = await listAccounts(queries, input)
      return {
        administrators: accounts.map((account) => ({
          ...account,
          isYou: account._id === who.accountId,
        })),
        total,
        invitations: await listInvitations(queries),
      }
    },

    invite: async ({ input: { email }, who }) => {
      if (await findAccount(queries, emailKeyOf(email))) {
        throw new ApiError('accountExists', 'This address already has an account')
      }
      const name = await siteName()
      await write(database, who, async (tx) => {
        await inviteAddress(tx, email, who.name, allRights)
        await mailQueue.add(tx.queries, invitationMail(email, who.name, publicUrl, name))
      })
      mailQueue.kick()
      return { message: 'Invitation Sent' }
    },

    withdrawInvitation: async ({ input: { email } }) => {
      if (!(await takeInvitation(queries, emailKeyOf(email)))) throw notFound('Invitation')
      return { message: 'Invitation Withdrawn' }
    },

    approve: async ({ input: { accountId }, who }) => {
      const name = await siteName()
      const account = await write(database, who, async (tx) => {
        const approved = await setAccountState(tx, accountId, 'active')
        await mailQueue.add(tx.queries, approvedMail(approved.email, publicUrl, name))
        return approved
      })
      mailQueue.kick()
      return {
        data: { ...account, isYou: accountId === who.accountId },
        message: 'Administrator Approved',
      }
    },

    revoke: async ({ input: { accountId }, who }) => {
      if (accountId === who.accountId)
        throw new ApiError('ownAccount', 'You cannot shut yourself out')
      const account = await write(database, who, (tx) => setAccountState(tx, accountId, 'revoked'))
      return { data: { ...account, isYou: false }, message: 'Administrator Revoked' }
    },
  })
}
