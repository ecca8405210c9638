import type { Queries } from '#server/base/db/database.ts'
import { emailKeyOf } from '#server/base/text/email-key.ts'
import type { Actor } from '#server/base/write/journal.ts'
import type { Write } from '#server/base/write/write.ts'
import type { Rights } from './store.ts'

/** Notes that an address may sign up without approval, and with which rights. */
export const inviteAddress = async (
  write: Write,
  email: string,
  { accountId, name }: Pick<Actor, 'accountId' | 'name'>,
  rights: Rights,
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
    .values({ emailKey: emailKeyOf(email), ...row })
    .onConflict((conflict) => conflict.column('emailKey').doUpdateSet(row))
    .execute()
}

/** Invitations nobody has answered yet. */
export const listInvitations = (queries: Queries) =>
  queries
    .selectFrom('invitation')
    .select(['email', 'invitedBy', 'invitedAt', 'userType'])
    .orderBy('invitedAt')
    .execute()

/** Takes an invitation back, or uses it up; the rights it promised, or undefined when there was none. */
export const takeInvitation = (queries: Queries, emailKey: string): Promise<Rights | undefined> =>
  queries
    .deleteFrom('invitation')
    .where('emailKey', '=', emailKey)
    .returning(['userType', 'profileId'])
    .executeTakeFirst()
