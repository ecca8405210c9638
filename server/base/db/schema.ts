import type { EntityRowOf } from '#contract/call/entity.ts'
import type { ListTable } from '#contract/call/field-types/field-type.ts'
import type { Role } from '#contract/call/role.ts'
import type { FigureKind } from '#contract/figure/figure-file.ts'
import type { AnyEntityDefinition } from '#contract/lifecycle/entities.ts'
import type { SuggestedEntity } from '#contract/lifecycle/suggestion.ts'
import type { ImportableSystem, SiteImportItem } from '#contract/move/move-in.ts'
import type { FoundPublicationReason } from '#contract/publication/publication-found.ts'
import type {
  PublicationImport,
  PublicationImportEntry,
} from '#contract/publication/publication-import.ts'

/**
 * Id of the account that made a change. Null if no account did. Empty in old rows if several
 * accounts had the stored name.
 */
type AuthorId = string | null

interface SessionColumns {
  tokenHash: string
  accountId: string
  createdAt: string
  lastUsedAt: string
  /** When the user last entered the password in this session. */
  confirmedAt: string
}

interface AccessKeyColumns {
  _id: string
  keyHash: string
  accountId: string
  name: string
  nameKey: string
  createdAt: string
  expiresAt: string
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
  /** JSON of the entry before and after the change. Null if the entry did not exist. */
  before: string | null
  after: string | null
  /** JSON of the database rows before the change. Null if there were none or they cannot be restored. */
  rows: string | null
  /** Name of the latest migration when `rows` was stored. Null in old records. */
  schema: string | null
}

interface RequestKeyColumns {
  _id: string
  accountId: string
  path: string
  key: string
  /** Hash of the input. Empty for keys older than this table. */
  request: string
  at: string
  historyIds: string
}

/** Unpublished changes of a published entry. */
interface DraftColumns {
  entity: string
  entityId: string
  /** JSON of the changed fields, as the API returns them. */
  fields: string
  base: string
  version: number
  updatedAt: string
  actor: string
  accountId: AuthorId
}

interface InstallationColumns {
  name: string
  value: string
}

/** A task of the work queue, with its result. */
interface WorkColumns {
  _id: string
  /** Kind of task, which personal data exports use as table name. */
  kind: 'mailQueue' | 'hookDelivery' | 'issueDelivery' | 'backup'
  /** Id of the webhook or newsletter issue, or day of the backup. */
  groupId: string
  subject: string
  subscriberId: string
  createdAt: string
  /**
   * Only newsletter issues use `running`, `uncertain` and `left`, because they must not be sent
   * twice.
   */
  state: 'waiting' | 'running' | 'done' | 'failed' | 'uncertain' | 'left'
  tries: number
  /**
   * Time of the next try, or end of the lease. Empty means immediately for waiting tasks, otherwise
   * never.
   */
  nextAt: string
  problem: string
  data: string
}

/** Columns of imports that run and are undone in the background. */
export interface ImportJobColumns {
  _id: string
  createdAt: string
  accountId: string | null
  actor: string
  state: PublicationImport['state']
  isUndoing: number
  /** Number of times that parsing began without ending. */
  isBegun: number
  done: number
  total: number
  /** Why the import failed, or what parsing waits for. */
  reason: string
  leaseUntil: string
}

interface HookColumns {
  _id: string
  url: string
  events: string
  secret: string
  createdAt: string
  createdBy: string
  createdById: AuthorId
  offSince: string
}

interface PublicationImportColumns extends ImportJobColumns {
  /** JSON of the texts to parse. During parsing, the texts of the entries. */
  sources: string
  kept: string
}

interface PublicationImportEntryColumns {
  importId: string
  index: number
  status: PublicationImportEntry['status']
  line: number
  text: string
  publication: string | null
  matches: string
  fills: string
  reason: string
  /** Index of the earlier entry in the same import with the same publication. Null if there is none. */
  twin: number | null
  isChosen: number
  /** Id of the publication that was added or updated by saving. Empty before. */
  savedAs: string
  savedVersion: number
  isAdded: number
}

interface HealthLinkColumns {
  _id: string
  entity: string
  entityId: string
  title: string
  path: string
  stamp: string
  url: string
  /**
   * Table of the entry to which the link leads. `nowhere` if the site has no such page, empty for external
   * links.
   */
  toEntity: string
  toId: string
}

interface HealthFactColumns {
  check: string
  entity: string
  entityId: string
  title: string
  path: string
  stamp: string
  detail: string
  /** Id of the other entry involved, such as a duplicate. Usually empty. */
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

/** Progress of the search for new publications. The table has one row. */
interface WatchColumns {
  _id: string
  state: 'idle' | 'looking'
  /** First day of the period for which the search last started automatically. */
  startedFor: string
  phase: 'people' | 'publications'
  after: string
  leaseUntil: string
  lookedAt: string
  problems: string
}

/** A new publication found elsewhere, or a notice about a publication of the site. */
interface FoundPublicationColumns {
  _id: string
  state: 'waiting' | 'accepted' | 'dismissed'
  reason: FoundPublicationReason
  /** Id of the publication concerned. Empty for new publications. */
  publicationId: string
  doi: string
  publication: string
  notice: string
  profileIds: string
  /** When it was added to the first person's ORCID record. Empty if unknown. */
  since: string
  foundAt: string
}

interface MoveImportColumns extends ImportJobColumns {
  system: ImportableSystem
  /** Path of the file to parse. Empty after parsing. */
  file: string
  /** JSON list of the files that the import skips. */
  left: string
  edited: string
  /** JSON of the number of files and of those that entries use. */
  files: string
}

interface MoveImportItemColumns {
  importId: string
  index: number
  kind: string
  /** Key by which other items of the import refer to this one. */
  key: string
  title: string
  source: string
  status: SiteImportItem['status']
  reason: string
  /** JSON of the fields. References to other items are their keys. */
  fields: string
  /** Id of an existing entry that matches. Empty if there is none. */
  matchId: string
  /** 1 if the item is saved unless a request chooses others. */
  ticked: number
  isChosen: number
  isDraft: number
  /** Id of the entry that was created by saving. Empty before. */
  savedAs: string
  savedVersion: number
}

interface TotpColumns {
  accountId: string
  secret: string
  /** Time step of the last code used, so that no code is valid twice. */
  lastStep: number
  isConfirmed: number
}

interface PasskeyColumns {
  passkeyId: string
  accountId: string
  name: string
  publicKey: string
  /** An unsigned 32-bit number, which PostgreSQL's integer cannot hold. */
  counter: string
  transports: string
  addedAt: string
  lastUsedAt: string
}

interface SuggestionColumns {
  _id: string
  suggestedAt: string
  accountId: string
  entity: SuggestedEntity
  entityId: string
  fields: string
  state: 'open' | 'accepted' | 'declined'
  /** Empty while the suggestion is open, as are `decidedBy`, `decidedById` and `note`. */
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

/**
 * An interactive figure. The row remains after the figure is replaced, so that its files are not
 * restored.
 */
interface FigureColumns {
  name: string
  kind: FigureKind
  /** SHA-256 of the voxels or samples. Empty if the original data is unknown. */
  content: string
  /** SHA-256 of the slices without outlines, or of the samples. Empty if they were unreadable. */
  shown: string
  /** URL of the replacement. Empty if there is none. */
  replacedBy: string
}

export type EntityTableRows = { [E in AnyEntityDefinition as E['name']]: EntityRowOf<E> }

export type EntityTableName = keyof EntityTableRows

type ListIn<E> = E extends { readonly fields: infer F } ? Extract<F[keyof F], ListTable> : never

type List = Exclude<ListIn<AnyEntityDefinition>, { readonly mirrored: true }>

type ListTables = {
  [L in List as L['table']]: Record<
    L['owner'] | L['member'] | (L extends { readonly by: infer By extends string } ? By : never),
    string
  > & { position: number }
}

export interface DatabaseTables extends EntityTableRows, ListTables {
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
  /** `toldFor` is the first day of the period for which the last digest was sent. */
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
  /**
   * `version` is the entry's version when its content was last checked, and `texts` the sum of the
   * versions of its translations.
   */
  healthScan: { entity: string; entityId: string; version: number; texts: number }
  healthLink: HealthLinkColumns
  healthFact: HealthFactColumns
  healthAside: HealthAsideColumns
  healthAnswer: { url: string; status: number; said: string; checkedAt: string }
  accountUse: { accountId: string; usedAt: string }
  /** Values of fields of items that lists are filtered by. Computed from the items. */
  itemValue: { collectionId: string; field: string; value: string; itemId: string }
  /** `etag` and `modified` are cache validators of the service, or empty. */
  lookup: { key: string; answer: string; until: string; etag: string; modified: string }
}
