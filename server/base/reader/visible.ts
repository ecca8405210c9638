import type { RawBuilder } from 'kysely'
import type { ListStatus } from '#contract/call/list-status.ts'
import { expireResponseAt } from '#server/base/db/reads.ts'
import {
  convertFragmentToKysely,
  quoteSqlName,
  rawSqlFragment,
  type SqlFragment,
  sqlFragment,
} from '#server/base/db/statement.ts'
import { entityDefinitionOf } from '#server/base/definition/definitions.ts'

/** Determines which entries a read returns, and in which language. */
export interface ContentReader {
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

export const unrestrictedReader: ContentReader = { now: '', seesAll: true, profileId: '' }

/**
 * Returns the SQL condition that rows are visible to a reader. The response expires when the next
 * scheduled change is due.
 */
export const visibleSqlFragment = (
  { now, seesAll, withoutEndDate: forGood, profileId, changesAt }: ContentReader,
  table: string,
  status = quoteSqlName(`${table}.status`),
): SqlFragment => {
  if (seesAll || !entityDefinitionOf(table)?.publishing) return rawSqlFragment('1 = 1')
  if (changesAt) expireResponseAt(changesAt)
  const isShown = inState(table, now, status).published()
  if (forGood) return sqlFragment`(${isShown} and ${quoteSqlName(`${table}.unpublishAt`)} = '')`
  if (table !== 'profile' || profileId === '') return isShown
  return sqlFragment`(${isShown} or ${quoteSqlName(`${table}._id`)} = ${profileId})`
}

export const visibleCondition = (reader: ContentReader, table: string): RawBuilder<boolean> =>
  convertFragmentToKysely(visibleSqlFragment(reader, table))

/**
 * Returns the visibility condition for queries that already select few rows. `coalesce` keeps
 * SQLite from using the index of the status, which has all published rows.
 */
export const visibleInSmallSetCondition = (
  reader: ContentReader,
  table: string,
): RawBuilder<boolean> =>
  convertFragmentToKysely(
    visibleSqlFragment(
      reader,
      table,
      sqlFragment`coalesce(${quoteSqlName(`${table}.status`)}, '')`,
    ),
  )

const inState = (table: string, now: string, status = quoteSqlName(`${table}.status`)) => {
  const column = (of: string) => quoteSqlName(`${table}.${of}`)
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
export const listStatusCondition = (reader: ContentReader, table: string): RawBuilder<boolean> => {
  const { now, seesAll, only } = reader
  return seesAll && only && entityDefinitionOf(table)?.publishing
    ? convertFragmentToKysely(inState(table, now)[only]())
    : visibleCondition(reader, table)
}

export const neverVisibleDate = '9999-12-31T23:59:59.999Z'

/**
 * Returns the times from and until which visitors see a row, as sortable texts. Both are `never`
 * for drafts.
 */
export const visiblePeriodOf = (
  row: Readonly<Record<string, unknown>>,
): readonly [string, string] =>
  row.status === 'draft'
    ? [neverVisibleDate, neverVisibleDate]
    : [String(row.publishAt ?? ''), String(row.unpublishAt || neverVisibleDate)]

export const isVisibleAt = (state: object, moment: string): boolean => {
  const [from, until] = visiblePeriodOf({ ...state })
  return from <= moment && moment < until
}

/** Returns the times between which visitors see an entry as one text, to compare two states of the entry. */
export const visiblePeriodKeyOf = (state: unknown): string =>
  typeof state === 'object' && state ? visiblePeriodOf({ ...state }).join() : ''
