import type { RawBuilder } from 'kysely'
import type { ListStatus } from '#contract/call/list-status.ts'
import { staleFrom } from '#server/base/db/reads.ts'
import { type Fragment, fragment, name, raw, toKysely } from '#server/base/db/statement.ts'
import { definitionOf } from '#server/base/definition/definitions.ts'

/** For whom something is read, and when. */
export interface Reader {
  /** As ISO text. */
  readonly now: string
  /** Whether drafts, scheduled and expired entries are read too. */
  readonly seesAll: boolean
  /** The state to which an editor narrows a list down; all entries by default. */
  readonly only?: Exclude<ListStatus, 'all'>
  /** The member's own profile, which they see even while it is not public; empty for others. */
  readonly profileId: string
  /** One of the site's languages; the main one by default. */
  readonly lang?: string
  /** Whether only entries without an end date are read, for names that are copied into other entries. */
  readonly forGood?: boolean
  /** The next scheduled moment at which anything appears or disappears, where that is known. */
  readonly changesAt?: Date
}

/** Reads everything, for work whose results visitors do not see. */
export const systemReader: Reader = { now: '', seesAll: true, profileId: '' }

/**
 * Whether rows of a table are shown to a reader: published, and now is between the two moments. What is read by it
 * goes stale at the next of them.
 */
export const isVisible = (
  { now, seesAll, forGood, profileId, changesAt }: Reader,
  table: string,
  status = name(`${table}.status`),
): Fragment => {
  if (seesAll || !definitionOf(table)?.publishing) return raw('1 = 1')
  if (changesAt) staleFrom(changesAt)
  const isShown = inState(table, now, status).published()
  if (forGood) return fragment`(${isShown} and ${name(`${table}.unpublishAt`)} = '')`
  if (table !== 'profile' || profileId === '') return isShown
  return fragment`(${isShown} or ${name(`${table}._id`)} = ${profileId})`
}

/** The same as a part of one of Kysely's statements. */
export const visible = (reader: Reader, table: string): RawBuilder<boolean> =>
  toKysely(isVisible(reader, table))

/**
 * The same where something else already finds a few rows: the embedded database would rather go through all that are
 * published, by the index of their status, which is not used here.
 */
export const visibleAmong = (reader: Reader, table: string): RawBuilder<boolean> =>
  toKysely(isVisible(reader, table, fragment`coalesce(${name(`${table}.status`)}, '')`))

/** Whether rows of a table are in each of the states that lists can be narrowed down to. */
const inState = (table: string, now: string, status = name(`${table}.status`)) => {
  const column = (of: string) => name(`${table}.${of}`)
  // Each is written only where it is asked for.
  return {
    published: () => fragment`(${status} = 'published' and ${column('publishAt')} <= ${now}
    and (${column('unpublishAt')} = '' or ${column('unpublishAt')} > ${now}))`,
    draft: () => fragment`(${column('status')} = 'draft')`,
    scheduled: () =>
      fragment`(${column('status')} = 'published' and ${column('publishAt')} > ${now})`,
    changed: () => fragment`exists (select 1 from "draft" where "draft"."entity" = ${table}
    and "draft"."entityId" = ${column('_id')} and "draft"."fields" <> '{}')`,
  }
}

/** Whether rows of a table stand in its list: those the reader may see, in the state that is asked for. */
export const listed = (reader: Reader, table: string): RawBuilder<boolean> => {
  const { now, seesAll, only } = reader
  return seesAll && only && definitionOf(table)?.publishing
    ? toKysely(inState(table, now)[only]())
    : visible(reader, table)
}

/** Later than any moment. */
export const never = '9999-12-31T23:59:59.999Z'

/** When a row is shown to visitors, from and until, as texts that sort by time; a draft never is. */
export const shownBetween = (row: Readonly<Record<string, unknown>>): readonly [string, string] =>
  row.status === 'draft'
    ? [never, never]
    : [String(row.publishAt ?? ''), String(row.unpublishAt || never)]

/** Whether visitors see an entry that is in some state at a moment. */
export const isShownAt = (state: object, moment: string): boolean => {
  const [from, until] = shownBetween({ ...state })
  return from <= moment && moment < until
}

/** When visitors see an entry, as a text to compare two states by. */
export const shownTo = (state: unknown): string =>
  typeof state === 'object' && state ? shownBetween({ ...state }).join() : ''
