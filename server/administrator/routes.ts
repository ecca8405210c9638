import { administratorApi } from '#contract/account/administrator.ts'
import { ApiError, createInvalidInputError, createNotFoundError } from '#contract/call/api-error.ts'
import type { Role } from '#contract/call/role.ts'
import {
  consumeInvitation,
  listInvitations,
  saveInvitation,
} from '#server/auth/invitation-store.ts'
import {
  readSecondFactorRequirement,
  removeSecondFactors,
  updateSecondFactorRequirement,
  usesSecondFactor,
} from '#server/auth/second-factor/store.ts'
import {
  type AccountRights,
  findAccountByEmail,
  lockEmailUntilCommit,
  recordSecondFactorChange,
} from '#server/auth/store.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { createApiModule } from '#server/base/http/implement.ts'
import { normalizeEmail } from '#server/base/text/email-key.ts'
import { writeInTransaction } from '#server/base/write/write.ts'
import { hasProfile } from '#server/profile/store.ts'
import { readSiteName } from '#server/settings/store.ts'
import { buildApprovalMail, buildInvitationMail, buildSecondFactorRemovedMail } from './mails.ts'
import { listAccounts, readAccount, updateAccountRightsAndState } from './store.ts'

interface Wanted {
  readonly role?: Role | undefined
  readonly profileId?: string | undefined
}

export const administratorRoutes = ({ database, log, mailQueue, publicUrl }: BaseServices) => {
  const { queries } = database
  const siteName = () => readSiteName(queries)

  const rightsOf = async ({
    role = 'SuperAdmin',
    profileId = '',
  }: Wanted): Promise<AccountRights> => {
    if (role !== 'Member') return { userType: role, profileId: '' }
    if (await hasProfile(queries, profileId)) return { userType: role, profileId }
    throw createInvalidInputError([{ path: 'profileId', message: 'This person does not exist' }])
  }

  return createApiModule(administratorApi, {
    showAllAdministrators: async ({ input, who }) => {
      const { accounts, total } = await listAccounts(queries, input)
      return {
        administrators: accounts.map((account) => ({
          ...account,
          isYou: account._id === who.accountId,
        })),
        total,
        invitations: await listInvitations(queries),
        requiresSecondFactor: await readSecondFactorRequirement(queries),
      }
    },

    invite: async ({ input: { email, ...wanted }, who }) => {
      const rights = await rightsOf(wanted)
      const name = await siteName()
      await writeInTransaction(database, who, async (tx) => {
        await lockEmailUntilCommit(tx.queries, normalizeEmail(email))
        if (await findAccountByEmail(tx.queries, email)) {
          throw new ApiError('accountExists', 'This address already has an account')
        }
        await saveInvitation(tx, email, who, rights)
        await mailQueue.add(
          tx.queries,
          buildInvitationMail(email, who.name, rights.userType, publicUrl, name),
        )
      })
      mailQueue.kick()
      return {}
    },

    withdrawInvitation: async ({ input: { email } }) => {
      if (!(await consumeInvitation(queries, normalizeEmail(email))))
        throw createNotFoundError('Invitation')
      return {}
    },

    approve: async ({ input: { accountId, ...wanted }, who }) => {
      const rights = await rightsOf(wanted)
      const name = await siteName()
      const account = await writeInTransaction(database, who, async (tx) => {
        const approved = await updateAccountRightsAndState(tx, accountId, {
          ...rights,
          state: 'active',
        })
        await mailQueue.add(tx.queries, buildApprovalMail(approved.email, publicUrl, name))
        return approved
      })
      mailQueue.kick()
      return {
        data: { ...account, isYou: accountId === who.accountId },
      }
    },

    changeRole: async ({ input: { accountId, ...wanted }, who }) => {
      const rights = await rightsOf(wanted)
      const account = await writeInTransaction(database, who, (tx) =>
        updateAccountRightsAndState(tx, accountId, rights),
      )
      return {
        data: { ...account, isYou: accountId === who.accountId },
      }
    },

    revoke: async ({ input: { accountId }, who }) => {
      if (accountId === who.accountId)
        throw new ApiError('ownAccount', 'You cannot shut yourself out')
      const account = await writeInTransaction(database, who, (tx) =>
        updateAccountRightsAndState(tx, accountId, { state: 'revoked' }),
      )
      return { data: { ...account, isYou: false } }
    },

    removeSecondFactor: async ({ input: { accountId }, who }) => {
      if (accountId === who.accountId)
        throw new ApiError('ownAccount', 'Remove your own second factor under Account')
      const name = await siteName()
      const account = await writeInTransaction(database, who, async (tx) => {
        await recordSecondFactorChange(tx, accountId, async () => {
          if (!(await removeSecondFactors(tx.queries, accountId)))
            throw createNotFoundError('Second factor')
        })
        const changed = await readAccount(tx.queries, accountId)
        const mail = buildSecondFactorRemovedMail(changed.email, who.name, publicUrl, name)
        await mailQueue.add(tx.queries, mail)
        return changed
      })
      mailQueue.kick()
      return { data: { ...account, isYou: false } }
    },

    requireSecondFactor: async ({ input: { isRequired }, who }) => {
      if (isRequired && !(await usesSecondFactor(queries, who.accountId)))
        throw new ApiError('wrongState', 'Add a second factor to your own account first')
      await updateSecondFactorRequirement(queries, isRequired)
      log.info({ accountId: who.accountId, isRequired }, 'Second factors for everyone')
      return {}
    },
  })
}
