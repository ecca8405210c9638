import type { CategoryFields } from '#contract/category.ts'
import type { FrontPage } from '#contract/front-page.ts'
import type { Logo } from '#contract/logo.ts'
import type { MilestoneFields, Post, SubPost } from '#contract/post.ts'
import type { Profile } from '#contract/profile.ts'
import type { PublicationFields } from '#contract/publication.ts'

/** What every entity's row carries besides its own fields. */
export interface EntityColumns {
  _id: string
  createdAt: string
  updatedAt: string
  version: number
}

/** A name that is unique without regard to case, as it is compared. */
interface UniqueName {
  nameKey: string
}

/** A place in an order that people choose. */
interface Position {
  position: number
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
  /** JSON of the rows as they were before; null where there were none or they cannot be brought back. */
  rows: string | null
}

/** Facts about this installation of which there is exactly one each. */
interface InstallationColumns {
  name: string
  value: string
}

interface ProfileColumns extends Omit<Profile, '_id' | 'version' | 'socialLinks'> {
  /** JSON */
  socialLinks: string
}

interface PostColumns extends Pick<Post, 'title' | 'shortDesc' | 'content' | 'image' | 'grant'> {
  /** JSON */
  references: string
  categoryId: string
}

interface MessageColumns {
  name: string
  email: string
  message: string
  postId: string | null
  read: number
}

interface SubscriberColumns {
  email: string
  emailKey: string
  confirmed: number
  /** In every mail to this address, so it has to be kept readable; it can only unsubscribe and confirm. */
  token: string
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

/** Tables that hold one row per entity; columns have the names its fields have on the wire. */
export interface EntityTables {
  account: EntityColumns & AccountColumns
  category: EntityColumns & CategoryFields & UniqueName
  post: EntityColumns & PostColumns
  subPost: EntityColumns &
    Position &
    Pick<SubPost, 'sectionName' | 'subSectionContent'> & { postId: string }
  milestone: EntityColumns & MilestoneFields & { postId: string }
  researchProgress: EntityColumns & { postId: string; description: string }
  profile: EntityColumns & ProfileColumns
  publication: EntityColumns & PublicationFields
  frontPage: EntityColumns & Position & Omit<FrontPage, '_id' | 'version'>
  team: EntityColumns & Position & UniqueName & { name: string }
  logo: EntityColumns & Position & Omit<Logo, '_id' | 'version'>
  message: EntityColumns & MessageColumns
  subscriber: EntityColumns & SubscriberColumns
  settings: EntityColumns & { value: string }
}

export type EntityTable = keyof EntityTables

/** Lists of people and pictures, each in its order. */
interface ListTables {
  postContributor: Position & { postId: string; profileId: string }
  researchProgressContributor: Position & { researchProgressId: string; profileId: string }
  teamMember: Position & { teamId: string; profileId: string }
  subPostImage: Position & { subPostId: string; url: string }
  researchProgressImage: Position & { researchProgressId: string; url: string }
}

/** Every table. */
export interface Tables extends EntityTables, ListTables {
  session: SessionColumns
  oneTimeCode: OneTimeCodeColumns
  rateLimit: RateLimitColumns
  journal: JournalColumns
  installation: InstallationColumns
  media: { name: string; createdAt: string }
  upload: { url: string; at: string }
  mailQueue: MailQueueColumns
  invitation: { emailKey: string; email: string; invitedBy: string; invitedAt: string }
  passwordReset: { tokenHash: string; accountId: string; expiresAt: string }
  example: { entity: EntityTable; entityId: string }
}
