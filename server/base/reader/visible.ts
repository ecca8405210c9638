import type { RawBuilder } from 'kysely'
import type { ListStatus } from '#contract/call/list-status.ts'
import { expireAt } from '#server/base/db/reads.ts'
import {
  quotedName,
  rawFragment,
  type SqlFragment,
  sqlFragment,
  toKysely,
} from '#server/base/db/statement.ts'
import { definitionOf } from '#server/base/definition/definitions.ts'

/** Determines which entries a read returns, and in which language. */
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
  readonly withoutEndDate?: boolean
  /** Next time at which an entry becomes visible or hidden, if known. */
  readonly changesAt?: Date
}

export const systemReader: Reader = { now: '', seesAll: true, profileId: '' }

/**
 * Returns the SQL condition that rows are visible to a reader. The response expires when the next
 * scheduled change is due.
 */
export const visibleFragment = (
  { now, seesAll, withoutEndDate: forGood, profileId, changesAt }: Reader,
  table: string,
  status = quotedName(`${table}.status`),
): SqlFragment => {
  if (seesAll || !definitionOf(table)?.publishing) return rawFragment('1 = 1')
  if (changesAt) expireAt(changesAt)
  const isShown = inState(table, now, status).published()
  if (forGood) return sqlFragment`(${isShown} and ${quotedName(`${table}.unpublishAt`)} = '')`
  if (table !== 'profile' || profileId === '') return isShown
  return sqlFragment`(${isShown} or ${quotedName(`${table}._id`)} = ${profileId})`
}

export const visibleCondition = (reader: Reader, table: string): RawBuilder<boolean> =>
  toKysely(visibleFragment(reader, table))

/**
 * Returns the visibility condition for queries that already select few rows. `coalesce` keeps
 * SQLite from using the index of the status, which has all published rows.
 */
export const visibleAmongCondition = (reader: Reader, table: string): RawBuilder<boolean> =>
  toKysely(
    visibleFragment(reader, table, sqlFragment`coalesce(${quotedName(`${table}.status`)}, '')`),
  )

const inState = (table: string, now: string, status = quotedName(`${table}.status`)) => {
  const column = (of: string) => quotedName(`${table}.${of}`)
  return {
    published: () => sqlFragment`(${status} = 'published' and ${column('publishAt')} <= ${now}
    and (${column('unpublishAt')} = '' or ${column('unpublishAt')} > ${now}))`,
    draft: () => sqlFragment`(${column('status')} = 'draft')`,
    scheduled: () =>
      sqlFragment`(${column('status')} = 'published' and ${column('publishAt')} > ${now})`,
    changed: () => sqlFragment`exists (select 1 from "draft" where "draft"."entity" = ${table}
    and "draft"."entityId" = ${column('_id')} and "draft"."fields" <> '{}')`,
  }
}

/**
 * Returns the SQL condition that rows are in the reader's list: visible and in the requested state.
 */
export const listedCondition = (reader: Reader, table: string): RawBuilder<boolean> => {
  const { now, seesAll, only } = reader
  return seesAll && only && definitionOf(table)?.publishing
    ? toKysely(inState(table, now)[only]())
    : visibleCondition(reader, table)
}

export const neverDate = '9999-12-31T23:59:59.999Z'

/**
 * Returns the times from and until which visitors see a row, as sortable texts. Both are `never`
 * for drafts.
 */
export const visibleBetween = (
  row: Readonly<Record<string, unknown>>,
): readonly [string, string] =>
  row.status === 'draft'
    ? [neverDate, neverDate]
    : [String(row.publishAt ?? ''), String(row.unpublishAt || neverDate)]

export const isVisibleAt = (state: object, moment: string): boolean => {
  const [from, until] = visibleBetween({ ...state })
  return from <= moment && moment < until
}

/** Returns the times between which visitors see an entry as one text, to compare two states of the entry. */
export const visibilityKeyOf = (state: unknown): string =>
  typeof state === 'object' && state ? visibleBetween({ ...state }).join() : ''
