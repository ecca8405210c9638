import { ApiError } from '#contract/call/api-error.ts'
import type { Queries } from '#server/base/db/database.ts'
import { normalizeEmail } from '#server/base/text/email-key.ts'
import { consumeInvitation } from './invitation-store.ts'
import {
  type AccountRightsAndState,
  claimFirstAdministrator,
  defaultAccountRights,
} from './store.ts'

/** Rules for creating accounts, and whether an administrator has to approve them. */
export interface SignupPolicy {
  readonly mode: 'approve' | 'invite' | 'open'
  /** Emails and `@domains` that need no approval, in lower case. */
  readonly allowed: readonly string[]
}

const isAllowed = ({ allowed }: SignupPolicy, emailKey: string): boolean =>
  allowed.some((entry) => (entry.startsWith('@') ? emailKey.endsWith(entry) : emailKey === entry))

/**
 * Returns the rights and the state of a new account, within the transaction that creates it. The
 * first account of an installation is active. If there is a list of allowed emails, the first one
 * has to be on it. An invitation determines the role.
 */
export const decideNewAccountRights = async (
  policy: SignupPolicy,
  queries: Queries,
  accountId: string,
  email: string,
): Promise<AccountRightsAndState> => {
  const invited = await consumeInvitation(queries, normalizeEmail(email))
  const rights = invited ?? defaultAccountRights
  const named = invited !== undefined || isAllowed(policy, normalizeEmail(email))
  const mayBeFirst = named || policy.allowed.length === 0
  const isFirst = mayBeFirst && (await claimFirstAdministrator(queries, accountId))
  if (isFirst || named || policy.mode === 'open') return { ...rights, state: 'active' }
  if (policy.mode === 'invite')
    throw new ApiError('invitationOnly', 'Sign-up is by invitation only')
  return { ...rights, state: 'waiting' }
}
