import type { RowOf } from '#contract/call/entity.ts'
import type { ListTable } from '#contract/call/field-types/field-type.ts'
import type { Role } from '#contract/call/role.ts'
import type { FigureKind } from '#contract/figure/figure-file.ts'
import type { Entity } from '#contract/lifecycle/entities.ts'
import type { SuggestedEntity } from '#contract/lifecycle/suggestion.ts'
import type { MoveItem, MoveSystem } from '#contract/move/move-in.ts'
import type { FoundReason } from '#contract/publication/publication-found.ts'
import type { ImportEntry, PublicationImport } from '#contract/publication/publication-import.ts'

/**
 * The id of the account that did something, beside its name. Null if no account did; empty in old rows whose name several
 * accounts have.
 */
type AuthorId = string | null

interface SessionColumns {
  tokenHash: string
  accountId: string
  createdAt: string
  lastUsedAt: string
  /** When its owner last signed in or confirmed the password with it. */
  confirmedAt: string
}

interface AccessKeyColumns {
  _id: string
  keyHash: string
  accountId: string
  name: string
  nameKey: string
  createdAt: string
  /** Empty where it has no end. */
  expiresAt: string
  /** Empty when it never was. */
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

/** A request that takes effect once, recognised by a key of its sender. */
interface RequestKeyColumns {
  _id: string
  accountId: string
  /** The call. */
  path: string
  key: string
  /** Hash of what was sent; empty for keys that are older than this table. */
  request: string
  at: string
  /** JSON list of the journal entries that it made. */
  historyIds: string
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
  accountId: AuthorId
}

/** Facts about this installation of which there is exactly one each. */
interface InstallationColumns {
  name: string
  value: string
}

/** Work that one instance at a time does, tries again and gives up, and what became of it. */
interface WorkColumns {
  _id: string
  /** Exports of personal data name it in place of the table. */
  kind: 'mailQueue' | 'hookDelivery' | 'issueDelivery' | 'backup'
  /** The hook, the issue, or the day of a backup. */
  groupId: string
  /** Event and entry that a hook is told of. */
  subject: string
  /** The recipient of an issue. */
  subscriberId: string
  createdAt: string
  /** `running`, `uncertain` and `left` are used by issues only, which are never sent twice. */
  state: 'waiting' | 'running' | 'done' | 'failed' | 'uncertain' | 'left'
  tries: number
  /** When it is tried next, or the end of the lease; empty for at once, or never again. */
  nextAt: string
  problem: string
  /** JSON */
  data: string
}

/** What every import has that is read, saved and taken back in the background. */
export interface JobColumns {
  _id: string
  createdAt: string
  accountId: string | null
  actor: string
  state: PublicationImport['state']
  /** 1 while what was saved is being taken back. */
  isUndoing: number
  /** How often reading began that neither ended nor was released. */
  isBegun: number
  done: number
  total: number
  /** Why it failed, or what reading waits for. */
  reason: string
  /** Until then one instance works on it; empty when nobody does. */
  leaseUntil: string
}

interface HookColumns {
  _id: string
  url: string
  /** Their names, separated by commas. */
  events: string
  secret: string
  createdAt: string
  createdBy: string
  createdById: AuthorId
  offSince: string
}

interface PublicationImportColumns extends JobColumns {
  /** JSON: the texts to be read. While they are read, they are the texts of its entries. */
  sources: string
  /** JSON: what an undo left alone. */
  kept: string
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

/** A link in an entry, and where it leads. */
interface HealthLinkColumns {
  _id: string
  entity: string
  entityId: string
  title: string
  path: string
  stamp: string
  url: string
  /** A table; `nowhere` for no page of this site, empty for what lies elsewhere. */
  toEntity: string
  toId: string
}

/** What a check noted of an entry when it was last read. */
interface HealthFactColumns {
  check: string
  entity: string
  entityId: string
  title: string
  path: string
  /** What changes when the entry does. */
  stamp: string
  detail: string
  /** The other entry that it is about; mostly none. */
  otherId: string
}

interface HealthAsideColumns {
  check: string
  entity: string
  entityId: string
  stamp: string
  reason: string
  actor: string
  accountId: AuthorId
  at: string
}

/** How far looking for new publications has come: one row for the whole installation. */
interface WatchColumns {
  _id: string
  state: 'idle' | 'looking'
  /** The first day of the day or week for which it was last started by itself. */
  startedFor: string
  phase: 'people' | 'publications'
  /** The id of the person or publication that was looked up last. */
  after: string
  /** Until then one instance works on it; empty when nobody does. */
  leaseUntil: string
  /** When it was last at its end; empty before. */
  lookedAt: string
  /** JSON */
  problems: string
}

/** A publication that was found elsewhere, or what has become of one that is here. */
interface FoundPublicationColumns {
  _id: string
  state: 'waiting' | 'accepted' | 'dismissed'
  reason: FoundReason
  /** The publication it belongs to; empty for a new one. */
  publicationId: string
  /** Of the work, or of the notice. */
  doi: string
  /** JSON */
  publication: string
  /** JSON; empty where it is none. */
  notice: string
  /** JSON */
  profileIds: string
  /** When it came into the record of the first of these people; empty where that is not known. */
  since: string
  foundAt: string
}

interface MoveImportColumns extends JobColumns {
  system: MoveSystem
  /** Where the file lies that is to be read; empty once it is. */
  file: string
  /** JSON: the files that become nothing. */
  left: string
  /** JSON: what had been edited since when it was taken back. */
  edited: string
}

interface MoveImportItemColumns {
  importId: string
  index: number
  kind: string
  /** By which other items of the import refer to it. */
  key: string
  title: string
  source: string
  status: MoveItem['status']
  reason: string
  /** JSON: its fields; other items are named by their keys. */
  fields: string
  /** What is here already; empty where nothing is. */
  matchId: string
  isChosen: number
  /** The entry it became; empty until then. */
  savedAs: string
  /** The version it had then. */
  savedVersion: number
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
  decidedById: AuthorId
  note: string
}

interface AuthChallengeColumns {
  hash: string
  accountId: string
  purpose: 'login' | 'passkey'
  tries: number
  expiresAt: string
}

/** An interactive figure. The row outlives the figure's files once it was replaced, so that nothing brings them back. */
interface FigureColumns {
  /** Name of its still picture. */
  name: string
  kind: FigureKind
  /** SHA-256 of the voxels or samples; empty where only the files made from them are known. */
  content: string
  /** SHA-256 of the slices without outlines, or of the samples; empty where they could not be read. */
  shown: string
  /** URL of the figure that took its place; empty while it is served. */
  replacedBy: string
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
  accessKey: AccessKeyColumns
  oneTimeCode: OneTimeCodeColumns
  rateLimit: RateLimitColumns
  journal: JournalColumns
  requestKey: RequestKeyColumns
  installation: InstallationColumns
  media: { name: string; createdAt: string }
  figure: FigureColumns
  pictureHold: { _id: string; url: string; until: string; journalId: string | null }
  work: WorkColumns
  hook: HookColumns
  issueSending: { issueId: string; sentAt: string }
  /** `toldFor`: the first day of the day or week for which the account has been told. */
  digest: { accountId: string; rhythm: 'daily' | 'weekly'; toldFor: string }
  invitation: {
    userType: Role
    profileId: string
    emailKey: string
    email: string
    invitedBy: string
    invitedById: AuthorId
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
    accountId: string | null
  }
  publicationImport: PublicationImportColumns
  publicationImportEntry: PublicationImportEntryColumns
  moveImport: MoveImportColumns
  moveImportItem: MoveImportItemColumns
  watch: WatchColumns
  foundPublication: FoundPublicationColumns
  /** The version at which an entry was last read, and those of its translations added up. */
  healthScan: { entity: string; entityId: string; version: number; texts: number }
  healthLink: HealthLinkColumns
  healthFact: HealthFactColumns
  healthAside: HealthAsideColumns
  healthAnswer: { url: string; status: number; said: string; checkedAt: string }
  accountUse: { accountId: string; usedAt: string }
  /** `etag` and `modified`: by what the service recognises its answer; empty where it named nothing. */
  lookup: { key: string; answer: string; until: string; etag: string; modified: string }
}
