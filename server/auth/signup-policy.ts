import { ApiError } from '#contract/call/api-error.ts'
import type { Queries } from '#server/base/db/database.ts'
import { emailKeyOf } from '#server/base/text/email-key.ts'
import { takeInvitation } from './invitation-store.ts'
import { allRights, claimOwnership, type Standing } from './store.ts'

/** Who may become an administrator, and whether someone has to agree first. */
export interface SignupPolicy {
  readonly mode: 'approve' | 'invite' | 'open'
  /** Addresses and `@domains` that need no approval, in lower case. */
  readonly allowed: readonly string[]
}

const isAllowed = ({ allowed }: SignupPolicy, emailKey: string): boolean =>
  allowed.some((entry) => (entry.startsWith('@') ? emailKey.endsWith(entry) : emailKey === entry))

/**
 * Decides, inside the transaction that creates the account, what it may do and whether it is active.
 * The first on an empty installation owns it; a list of allowed addresses reserves that for those it
 * names. An invitation says what role comes with it.
 */
export const decideStanding = async (
  policy: SignupPolicy,
  queries: Queries,
  accountId: string,
  email: string,
): Promise<Standing> => {
  const invited = await takeInvitation(queries, emailKeyOf(email))
  const rights = invited ?? allRights
  const named = invited !== undefined || isAllowed(policy, emailKeyOf(email))
  const mayBeFirst = named || policy.allowed.length === 0
  const isFirst = mayBeFirst && (await claimOwnership(queries, accountId))
  if (isFirst || named || policy.mode === 'open') return { ...rights, state: 'active' }
  if (policy.mode === 'invite')
    throw new ApiError('invitationOnly', 'Sign-up is by invitation only')
  return { ...rights, state: 'waiting' }
}
