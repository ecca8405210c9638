import type { Queries } from '#server/base/db/database.ts'
import { type CacheTag, cacheTagsOf } from '#server/base/db/tags.ts'
import { parentColumnOf } from '#server/base/definition/dependencies.ts'
import { visiblePeriodKeyOf } from '#server/base/reader/visible.ts'
import type { CopiedUrlMetadata } from './copied-address.ts'

/** Position in the audit log (table `journal`) at the time of a copy. */
export interface ChangeLogPosition {
  /** Id of the newest change, or empty. */
  readonly last: string
  /**
   * Ids of the last ten minutes, because a transaction that began earlier may commit later with an older id.
   */
  readonly recent: readonly string[]
  /** Whether there was example content. Removing it changes pages without an entry in the audit log. */
  readonly examples: boolean
}

const overlapMs = 10 * 60_000

export const readChangeLogPosition = async (
  queries: Queries,
  now: Date,
): Promise<ChangeLogPosition> => {
  const since = new Date(now.getTime() - overlapMs).toISOString()
  const newest = await queries
    .selectFrom('journal')
    .select('_id')
    .orderBy('_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const recent = await queries
    .selectFrom('journal')
    .select('_id')
    .where('at', '>=', since)
    .orderBy('_id')
    .execute()
  const example = await queries.selectFrom('example').select('entityId').limit(1).executeTakeFirst()
  return {
    last: newest?._id ?? '',
    recent: recent.map(({ _id }) => _id),
    examples: example !== undefined,
  }
}

const atOnce = 100

/**
 * Finds updates that may have shown or hidden an entry, by their ids in the audit log. Old updates
 * have no stored states, so they are always included.
 */
const readShowings = async (queries: Queries, ids: readonly string[]): Promise<Set<string>> => {
  const found = new Set<string>()
  for (let at = 0; at < ids.length; at += atOnce) {
    const rows = await queries
      .selectFrom('journal')
      .select(['_id', 'before', 'after'])
      .where('_id', 'in', ids.slice(at, at + atOnce))
      .execute()
    for (const { _id, before, after } of rows) {
      const hasStates = before !== null && after !== null
      if (
        !hasStates ||
        visiblePeriodKeyOf(JSON.parse(before)) !== visiblePeriodKeyOf(JSON.parse(after))
      )
        found.add(_id)
    }
  }
  return found
}

/** Whether a copied URL is unchanged since the last copy. */
type IsFresh = (address: CopiedUrlMetadata) => boolean

/** Cache tags invalidated without an audit log entry, but always together with changes that have one. */
const unjournaledTags: readonly CacheTag[] = ['redirect', 'issueSending', 'firstShown']

/**
 * Returns a function that tests whether a copied URL is unchanged since a position in the audit log. Returns
 * null if the log does not contain that position or the examples were removed or added since.
 */
export const createUnchangedUrlCheck = async (
  queries: Queries,
  before: ChangeLogPosition,
  now: Date,
): Promise<IsFresh | null> => {
  const current = await readChangeLogPosition(queries, now)
  if (current.examples !== before.examples) return null
  const begun = before.recent[0] ?? before.last
  const rows = await queries
    .selectFrom('journal')
    .select(['_id', 'entity', 'entityId as id', 'action'])
    .where('_id', '>=', begun)
    .execute()
  const ids = new Set(rows.map(({ _id }) => _id))
  // The position is missing if the database is another one, or was restored to an earlier state.
  if (before.last !== '' && !ids.has(before.last)) return null
  const seen = new Set(before.recent)
  const changes = rows.filter(({ _id }) => _id !== before.last && !seen.has(_id))
  const updates = changes.filter(({ action }) => action === 'updated').map(({ _id }) => _id)
  const showings = await readShowings(queries, updates)
  const touched = cacheTagsOf(
    changes.map((change) => ({ ...change, visibilityChanged: showings.has(change._id) })),
  )
  if (changes.length > 0) for (const tag of unjournaledTags) touched.add(tag)
  const owners = new Set(changes.flatMap(({ entity }) => parentColumnOf(entity)?.to ?? []))
  const isTouched = (tag: CacheTag): boolean =>
    touched.has(tag) || owners.has(tag) || owners.has(tag.split(':')[0] ?? '')
  return ({ tags, staleAt }) =>
    (staleAt === null || staleAt > now.getTime()) && !tags.some(isTouched)
}
