import type { Queries } from '#server/base/db/database.ts'
import { normalizeEmail } from '#server/base/text/email-key.ts'
import type { Actor } from '#server/base/write/journal.ts'
import type { WriteTransaction } from '#server/base/write/write.ts'
import type { AccountRights } from './store.ts'

/** Saves an invitation. Its email address can sign up without approval and gets the invitation's rights. */
export const saveInvitation = async (
  write: WriteTransaction,
  email: string,
  { accountId, name }: Pick<Actor, 'accountId' | 'name'>,
  rights: AccountRights,
): Promise<void> => {
  const row = {
    email,
    invitedBy: name,
    invitedById: accountId,
    invitedAt: write.now,
    ...rights,
  }
  await write.queries
    .insertInto('invitation')
    .values({ emailKey: normalizeEmail(email), ...row })
    .onConflict((conflict) => conflict.column('emailKey').doUpdateSet(row))
    .execute()
}

export const listInvitations = (queries: Queries) =>
  queries
    .selectFrom('invitation')
    .select(['email', 'invitedBy', 'invitedAt', 'userType'])
    .orderBy('invitedAt')
    .execute()
export const consumeInvitation = (
  queries: Queries,
  emailKey: string,
): Promise<AccountRights | undefined> =>
  queries
    .deleteFrom('invitation')
    .where('emailKey', '=', emailKey)
    .returning(['userType', 'profileId'])
    .executeTakeFirst()
