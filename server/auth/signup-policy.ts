import { ApiError } from '#contract/api-error.ts'
import type { Queries } from '#server/db/database.ts'
import { claimOwnership, emailKeyOf, withdrawInvitation } from './store.ts'

/** Who may become an administrator, and whether someone has to agree first. */
export interface SignupPolicy {
  readonly mode: 'approve' | 'invite' | 'open'
  /** Addresses and `@domains` that need no approval, in lower case. */
  readonly allowed: readonly string[]
}

const isAllowed = ({ allowed }: SignupPolicy, emailKey: string): boolean =>
  allowed.some((entry) => (entry.startsWith('@') ? emailKey.endsWith(entry) : emailKey === entry))

/**
 * Decides, inside the transaction that creates the account, whether it is active. The first on an
 * empty installation owns it; a list of allowed addresses reserves that for those it names.
 */
export const decideState = async (
  policy: SignupPolicy,
  queries: Queries,
  accountId: string,
  email: string,
): Promise<'active' | 'waiting'> => {
  const isInvited = await withdrawInvitation(queries, emailKeyOf(email))
  const named = isInvited || isAllowed(policy, emailKeyOf(email))
  const mayBeFirst = named || policy.allowed.length === 0
  const isFirst = mayBeFirst && (await claimOwnership(queries, accountId))
  if (isFirst || named || policy.mode === 'open') return 'active'
  if (policy.mode === 'invite') throw new ApiError(403, 'Sign-up is by invitation only')
  return 'waiting'
}
