import type { AccessLevel, Role } from '#contract/call/role.ts'
import type { IdempotencyKey } from '#server/base/db/request-keys.ts'

export interface AuthenticatedCaller {
  readonly accountId: string
  readonly name: string
  readonly role: Role
  /** Id of the member's own profile, which they may edit. Empty for others. */
  readonly profileId: string
  readonly tokenHash: string
  /** Whether the account must add a second factor before anything else. */
  readonly mustAddSecondFactor: boolean
  readonly isKey?: true
  readonly requestKey?: IdempotencyKey
}

/** Null is only possible in public calls. */
export type CallerByAccess<A extends AccessLevel> = A extends 'public'
  ? AuthenticatedCaller | null
  : AuthenticatedCaller
