import type { Access, Role } from '#contract/call/role.ts'
import type { RequestKey } from '#server/base/db/request-keys.ts'

/** The account behind a request. */
export interface Viewer {
  readonly accountId: string
  readonly name: string
  readonly role: Role
  /** The person a member is on the site, whose profile they may change; empty for others. */
  readonly profileId: string
  /** Names the session, so that it can be ended. */
  readonly tokenHash: string
  /** Whether it still has to add the second factor that everyone needs, and may do nothing else. */
  readonly mustAddSecondFactor: boolean
  /** Whether it is a program with a key of that account. */
  readonly isKey?: true
  /** The key of a request that is to take effect once. */
  readonly requestKey?: RequestKey
}

/** Who makes a call: certainly an account, unless the call is open to everyone. */
export type ViewerOf<A extends Access> = A extends 'public' ? Viewer | null : Viewer
