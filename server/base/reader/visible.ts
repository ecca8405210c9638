import type { RawBuilder } from 'kysely'
import type { ListStatus } from '#contract/call/list-status.ts'
import { staleFrom } from '#server/base/db/reads.ts'
import { type Fragment, fragment, name, raw, toKysely } from '#server/base/db/statement.ts'
import { definitionOf } from '#server/base/definition/definitions.ts'

/** Determines which entries are visible in a read. */
export interface Reader {
  readonly now: string
  /** Whether drafts, scheduled and expired entries are included. */
  readonly seesAll: boolean
  /** State to which an editor filters a list. */
  readonly only?: Exclude<ListStatus, 'all'>
  /** Id of the member's own profile, which is visible even if unpublished. Empty for others. */
  readonly profileId: string
  readonly lang?: string
  /**
   * Whether entries with an end date are excluded, because their names are copied to other entries.
   */
  readonly forGood?: boolean
  /** Next time at which an entry becomes visible or hidden, if known. */
  readonly changesAt?: Date
}

export const systemReader: Reader = { now: '', seesAll: true, profileId: '' }

/**
 * Returns the SQL condition that rows are visible to a reader. The response expires when the next
 * scheduled change is due.
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

export const visible = (reader: Reader, table: string): RawBuilder<boolean> =>
  toKysely(isVisible(reader, table))

/**
 * Returns the visibility condition for queries that already select few rows. `coalesce` keeps
 * SQLite from using the index of the status, which has all published rows.
 */
export const visibleAmong = (reader: Reader, table: string): RawBuilder<boolean> =>
  toKysely(isVisible(reader, table, fragment`coalesce(${name(`${table}.status`)}, '')`))

const inState = (table: string, now: string, status = name(`${table}.status`)) => {
  const column = (of: string) => name(`${table}.${of}`)
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

/**
 * Returns the SQL condition that rows are in the reader's list: visible and in the requested state.
 */
export const listed = (reader: Reader, table: string): RawBuilder<boolean> => {
  const { now, seesAll, only } = reader
  return seesAll && only && definitionOf(table)?.publishing
    ? toKysely(inState(table, now)[only]())
    : visible(reader, table)
}

export const never = '9999-12-31T23:59:59.999Z'

/**
 * Returns the times from and until which visitors see a row, as sortable texts. Both are `never`
 * for drafts.
 */
export const shownBetween = (row: Readonly<Record<string, unknown>>): readonly [string, string] =>
  row.status === 'draft'
    ? [never, never]
    : [String(row.publishAt ?? ''), String(row.unpublishAt || never)]

export const isShownAt = (state: object, moment: string): boolean => {
  const [from, until] = shownBetween({ ...state })
  return from <= moment && moment < until
}

/** Returns when visitors see an entry as a text, to compare two states. */
export const shownTo = (state: unknown): string =>
  typeof state === 'object' && state ? shownBetween({ ...state }).join() : ''
