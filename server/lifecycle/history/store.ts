import { sql } from 'kysely'
import { z } from 'zod'
import { notFound } from '#contract/call/api-error.ts'
import type { HistoryEntity, HistoryEntry } from '#contract/lifecycle/history.ts'
import type { Queries } from '#server/base/db/database.ts'
import { readInBatches } from '#server/base/db/in-batches.ts'
import { type Part, part } from '#server/base/db/list.ts'
import { among } from '#server/base/db/ordered-list.ts'
import type { Tables } from '#server/base/db/schema.ts'
import { readSnapshot } from '#server/base/db/snapshot.ts'
import type { Snapshot } from '#server/base/db/snapshot-shape.ts'
import type { Write } from '#server/base/write/write.ts'
import { nameMembers } from './member-names.ts'

/** By name, how each kind of entity is brought back to a snapshot. */
export type Restorers = ReadonlyMap<
  string,
  (write: Write, id: string, snapshot: Snapshot) => Promise<unknown>
>

const entries = 100

const state = z.record(z.string(), z.unknown()).nullable().catch(null)
const parse = (json: string | null) => state.parse(json === null ? null : JSON.parse(json))

/** The last changes of one entry and of what it says in other languages, or of all of a kind; newest first. */
export const listHistory = async (
  queries: Queries,
  entity: HistoryEntity,
  entityId: string | undefined,
): Promise<HistoryEntry[]> => {
  const all = queries
    .selectFrom('journal')
    .select(columns)
    .where('entityId', '!=', 'order')
    .orderBy('_id', 'desc')
    .limit(entries)
  const read = async (some: typeof all) => nameMembers(queries, (await some.execute()).map(toEntry))
  if (entityId === undefined) return read(all.where('entity', '=', entity))
  const translations = queries
    .selectFrom('translation')
    .select('_id')
    .where('entity', '=', entity)
    .where('entityId', '=', entityId)
  const ofEntry = all.where(({ or, and, eb }) =>
    or([
      and([eb('entity', '=', entity), eb('entityId', '=', entityId)]),
      and([eb('entity', '=', 'translation'), eb('entityId', 'in', translations)]),
    ]),
  )
  return read(ofEntry)
}

/** The columns of a change. The rows before it, as large as the rest, are only read to bring them back. */
const columns = [
  '_id',
  'at',
  'actor',
  'entity',
  'entityId',
  'action',
  'before',
  'after',
  sql<number | boolean>`"rows" is not null`.as('canRestore'),
] as const

type Row = Pick<Tables['journal'], Extract<(typeof columns)[number], string>> & {
  readonly canRestore: number | boolean
}

const toEntry = ({ before, after, canRestore, ...row }: Row): HistoryEntry => ({
  ...row,
  before: parse(before),
  after: parse(after),
  canRestore: Boolean(canRestore),
})

/** Filters of the list of changes. */
interface Wanted extends Part {
  readonly person?: string | undefined
  readonly from?: string | undefined
  readonly until?: string | undefined
}

/** Changes of these kinds, newest first, how many there are, and everyone who made any of them. */
export const listActivity = async (
  queries: Queries,
  kinds: readonly string[],
  { person, from, until, ...cut }: Wanted,
) => {
  if (kinds.length === 0) return { changes: [], total: 0, people: [] }
  const ofKinds = queries
    .selectFrom('journal')
    .where('entity', 'in', kinds)
    .where('entityId', '!=', 'order')
  const found = ofKinds
    .$if(person !== undefined, (query) => query.where('actor', '=', person ?? ''))
    .$if(from !== undefined, (query) => query.where('at', '>=', from ?? ''))
    // Every moment of the last day sorts before this.
    .$if(until !== undefined, (query) => query.where('at', '<=', `${until}T99`))
  const rows = await part(found.orderBy('_id', 'desc'), cut).select('_id').execute()
  const changes = await readInBatches(
    rows.map(({ _id }) => _id),
    async (batch) => {
      const all = queries.selectFrom('journal').where(among('_id', batch))
      return nameMembers(queries, (await all.select(columns).execute()).map(toEntry))
    },
  )
  const { total } = await found
    .select((row) => row.fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  const people = await ofKinds.select('actor').distinct().orderBy('actor').execute()
  return {
    changes,
    total: Number(total),
    people: people.map(({ actor }) => actor),
  }
}

/** What is needed to undo a change. */
export const readUndo = async (
  queries: Queries,
  historyId: string,
): Promise<{ entity: string; entityId: string; rows: Snapshot }> => {
  const found = await queries
    .selectFrom('journal')
    .select(['entity', 'entityId', 'rows', 'schema'])
    .where('_id', '=', historyId)
    .executeTakeFirst()
  if (!found?.rows) throw notFound('An earlier state')
  const { entity, entityId, rows, schema } = found
  return { entity, entityId, rows: readSnapshot(rows, schema) }
}

/** What a change added, as it was then. */
export interface Added {
  readonly entity: string
  readonly entityId: string
  readonly version: number
}

const versioned = z.object({ version: z.int() })

/** The version of an entry's state; -1 when it has none. */
export const versionOf = (state: unknown): number => versioned.safeParse(state).data?.version ?? -1

/** What a change added, if it added anything. */
export const findAddition = async (
  queries: Queries,
  historyId: string,
): Promise<Added | undefined> => {
  const found = await queries
    .selectFrom('journal')
    .select(['entity', 'entityId', 'action', 'after'])
    .where('_id', '=', historyId)
    .executeTakeFirst()
  if (found?.action !== 'created' || found.after === null) return undefined
  const { entity, entityId, after } = found
  return { entity, entityId, version: versionOf(JSON.parse(after)) }
}
