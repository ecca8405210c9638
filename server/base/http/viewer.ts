import type { Access, Role } from '#contract/call/role.ts'
import type { RequestKey } from '#server/base/db/request-keys.ts'

export interface Viewer {
  readonly accountId: string
  readonly name: string
  readonly role: Role
  /** Id of the member's own profile, which they may edit. Empty for others. */
  readonly profileId: string
  readonly tokenHash: string
  /** Whether the account must add a second factor before anything else. */
  readonly mustAddSecondFactor: boolean
  readonly isKey?: true
  readonly requestKey?: RequestKey
}

/** Null is only possible in public calls. */
export type ViewerOf<A extends Access> = A extends 'public' ? Viewer | null : Viewer
