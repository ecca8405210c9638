import type { ListTable, RowOf } from '#contract/call/entity.ts'
import type { Role } from '#contract/call/role.ts'
import type { Entity } from '#contract/lifecycle/entities.ts'
import type { SuggestedEntity } from '#contract/lifecycle/suggestion.ts'
import type { ImportEntry, PublicationImport } from '#contract/publication/publication-import.ts'

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
  /** JSON of the rows as they were before; null where there were none or they cannot be brought back. */
  rows: string | null
  /** The newest migration when the rows were taken; null before that was written down. */
  schema: string | null
}

/** Changes of something that are not published yet. */
interface DraftColumns {
  entity: string
  entityId: string
  /** JSON: the changed fields as a call would send them. */
  fields: string
  /** JSON: what those fields were when they were first changed. */
  base: string
  version: number
  updatedAt: string
  actor: string
}

/** Facts about this installation of which there is exactly one each. */
interface InstallationColumns {
  name: string
  value: string
}

interface MailQueueColumns {
  _id: string
  createdAt: string
  /** JSON */
  mail: string
  tries: number
  nextAt: string
  problem: string | null
}

/** What became of an issue of the newsletter for one of its recipients. */
interface IssueDeliveryColumns {
  /** Made of both ids, so that nobody is a recipient twice. */
  _id: string
  issueId: string
  subscriberId: string
  state: 'waiting' | 'sending' | 'sent' | 'refused' | 'uncertain' | 'left'
  tries: number
  /** When it is tried next, or until when it is left alone while it is being sent. */
  nextAt: string
  problem: string
}

interface PublicationImportColumns {
  _id: string
  createdAt: string
  accountId: string | null
  actor: string
  state: PublicationImport['state']
  /** 1 while what was saved is being taken back. */
  isUndoing: number
  /** 1 from when reading its texts begins until it is over or let go. */
  isBegun: number
  done: number
  total: number
  reason: string
  /** JSON: the texts to be read; empty once they are. */
  sources: string
  /** JSON: what an undo left alone. */
  kept: string
  /** Until then one instance works on it; empty when nobody does. */
  leaseUntil: string
}

interface PublicationImportEntryColumns {
  importId: string
  index: number
  status: ImportEntry['status']
  line: number
  text: string
  /** JSON; null where nothing could be read. */
  publication: string | null
  /** JSON */
  matches: string
  /** JSON */
  fills: string
  reason: string
  /** The entry of the same import that is the same work. */
  twin: number | null
  isChosen: number
  /** The publication it became or went into; empty until then. */
  savedAs: string
  savedVersion: number
  isAdded: number
}

interface TotpColumns {
  accountId: string
  secret: string
  /** The step of the last code that was used, so that no code counts twice. */
  lastStep: number
  isConfirmed: number
}

interface PasskeyColumns {
  passkeyId: string
  accountId: string
  name: string
  publicKey: string
  /** A whole number up to 2³², too large for an integer of PostgreSQL. */
  counter: string
  /** JSON */
  transports: string
  addedAt: string
  lastUsedAt: string
}

interface SuggestionColumns {
  _id: string
  suggestedAt: string
  accountId: string
  entity: SuggestedEntity
  /** Empty for something new. */
  entityId: string
  /** JSON */
  fields: string
  state: 'open' | 'accepted' | 'declined'
  /** Empty while it is open, as are the two below. */
  decidedAt: string
  decidedBy: string
  note: string
}

interface AuthChallengeColumns {
  hash: string
  accountId: string
  purpose: 'login' | 'passkey'
  tries: number
  expiresAt: string
}

/** Tables that hold one row per entity, as its definition says. */
export type EntityTables = { [E in Entity as E['name']]: RowOf<E> }

export type EntityTable = keyof EntityTables

type ListIn<E> = E extends { readonly fields: infer F } ? Extract<F[keyof F], ListTable> : never

type List = Exclude<ListIn<Entity>, { readonly mirrored: true }>

/** Lists of entries and pictures, each in its order, as the definitions say. */
type ListTables = {
  [L in List as L['table']]: Record<L['owner'] | L['member'], string> & { position: number }
}

/** Every table. */
export interface Tables extends EntityTables, ListTables {
  session: SessionColumns
  oneTimeCode: OneTimeCodeColumns
  rateLimit: RateLimitColumns
  journal: JournalColumns
  installation: InstallationColumns
  media: { name: string; createdAt: string }
  pictureHold: { _id: string; url: string; until: string; journalId: string | null }
  mailQueue: MailQueueColumns
  issueSending: { issueId: string; sentAt: string }
  issueDelivery: IssueDeliveryColumns
  /** `toldFor`: the first day of the day or week for which the account has been told. */
  digest: { accountId: string; rhythm: 'daily' | 'weekly'; toldFor: string }
  invitation: {
    userType: Role
    profileId: string
    emailKey: string
    email: string
    invitedBy: string
    invitedAt: string
  }
  totp: TotpColumns
  passkey: PasskeyColumns
  recoveryCode: { accountId: string; codeHash: string }
  authChallenge: AuthChallengeColumns
  suggestion: SuggestionColumns
  passwordReset: { tokenHash: string; accountId: string; expiresAt: string }
  example: { entity: string; entityId: string }
  draft: DraftColumns
  /** `values` is JSON. */
  unfinished: {
    accountId: string
    unfinishedId: string
    form: string
    values: string
    updatedAt: string
  }
  redirect: { path: string; entity: string; entityId: string }
  firstShown: { entity: string; entityId: string; at: string }
  presence: { entity: string; entityId: string; accountId: string; name: string; seenAt: string }
  previewToken: {
    tokenHash: string
    entity: string
    entityId: string
    expiresAt: string
    endsAt: string
  }
  publicationImport: PublicationImportColumns
  publicationImportEntry: PublicationImportEntryColumns
  lookup: { key: string; answer: string; until: string }
}
