import type { PublicationFields } from '#contract/publication.ts'

/** What every entity's row carries besides its own fields. */
export interface EntityColumns {
  _id: string
  createdAt: string
  updatedAt: string
  version: number
}

interface AccountColumns {
  username: string
  email: string
  /** The address as it is compared: lower case. */
  emailKey: string
  passwordHash: string
  state: 'active' | 'waiting' | 'revoked'
}

interface SessionColumns {
  tokenHash: string
  accountId: string
  createdAt: string
  lastUsedAt: string
}

interface OneTimeCodeColumns {
  emailKey: string
  codeHash: string
  tries: number
  sentAt: string
  expiresAt: string
}

interface RateLimitColumns {
  key: string
  hits: number
  resetsAt: string
}

interface JournalColumns {
  _id: string
  at: string
  accountId: string | null
  actor: string
  entity: string
  entityId: string
  action: 'created' | 'updated' | 'deleted'
  /** JSON of the entity before and after; null where there was or is none. */
  before: string | null
  after: string | null
}

/** Facts about this installation of which there is exactly one each. */
interface InstallationColumns {
  name: string
  value: string
}

/** The tables; columns of an entity have the names its fields have on the wire. */
export interface Tables {
  publication: EntityColumns & PublicationFields
  account: EntityColumns & AccountColumns
  session: SessionColumns
  oneTimeCode: OneTimeCodeColumns
  rateLimit: RateLimitColumns
  journal: JournalColumns
  installation: InstallationColumns
}

/** Tables that hold one row per entity. */
export type EntityTable = 'publication' | 'account'
