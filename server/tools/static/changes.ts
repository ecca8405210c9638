import type { Queries } from '#server/base/db/database.ts'
import { type Tag, tagsOf } from '#server/base/db/tags.ts'
import { parentOf } from '#server/base/definition/dependencies.ts'
import { shownTo } from '#server/base/reader/visible.ts'
import type { CopiedAddress } from './records.ts'

/** Up to where the journal has been read. */
export interface Position {
  /** The newest change; empty where there was none. */
  readonly last: string
  /** Those of the last minutes: one that was begun before them may be committed later. */
  readonly recent: readonly string[]
  /** Whether there was example content: only that it is gone changes pages. */
  readonly examples: boolean
}

const overlapMs = 10 * 60_000

/** Where the journal is now. */
export const readPosition = async (queries: Queries, now: Date): Promise<Position> => {
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

/** Those of some updates that may have shown or hidden an entry: of old ones the journal keeps no states. */
const readShowings = async (queries: Queries, ids: readonly string[]): Promise<Set<string>> => {
  const found = new Set<string>()
  for (let at = 0; at < ids.length; at += atOnce) {
    const rows = await queries
      .selectFrom('journal')
      .select(['_id', 'before', 'after'])
      .where('_id', 'in', ids.slice(at, at + atOnce))
      .execute()
    for (const { _id, before, after } of rows) {
      const isKnown = before !== null && after !== null
      if (!isKnown || shownTo(JSON.parse(before)) !== shownTo(JSON.parse(after))) found.add(_id)
    }
  }
  return found
}

/** What has changed since: says of anything that was copied whether it is still as it was. */
type IsFresh = (address: CopiedAddress) => boolean

/** Announced without a line in the journal, always together with changes that have one. */
const withOthers: readonly Tag[] = ['redirect', 'issueSending', 'firstShown']

/** Reads what has changed since a position of the journal; null where the journal does not go on from there. */
export const readChanges = async (
  queries: Queries,
  before: Position,
  now: Date,
): Promise<IsFresh | null> => {
  const current = await readPosition(queries, now)
  if (current.examples !== before.examples) return null
  const begun = before.recent[0] ?? before.last
  const rows = await queries
    .selectFrom('journal')
    .select(['_id', 'entity', 'entityId as id', 'action'])
    .where('_id', '>=', begun)
    .execute()
  const ids = new Set(rows.map(({ _id }) => _id))
  // Another database, or one that was put back to an earlier state.
  if (before.last !== '' && !ids.has(before.last)) return null
  const seen = new Set(before.recent)
  const changes = rows.filter(({ _id }) => _id !== before.last && !seen.has(_id))
  const updates = changes.filter(({ action }) => action === 'updated').map(({ _id }) => _id)
  const showings = await readShowings(queries, updates)
  const touched = tagsOf(
    changes.map((change) => ({ ...change, visibilityChanged: showings.has(change._id) })),
  )
  if (changes.length > 0) for (const tag of withOthers) touched.add(tag)
  const owners = new Set(changes.flatMap(({ entity }) => parentOf(entity)?.to ?? []))
  const isTouched = (tag: Tag): boolean =>
    touched.has(tag) || owners.has(tag) || owners.has(tag.split(':')[0] ?? '')
  return ({ tags, staleAt }) =>
    (staleAt === null || staleAt > now.getTime()) && !tags.some(isTouched)
}
