import { sql } from 'kysely'
import { z } from 'zod'
import { createNotFoundError } from '#contract/call/api-error.ts'
import type { HistoryEntityName, HistoryEntry } from '#contract/lifecycle/history.ts'
import type { Queries } from '#server/base/db/database.ts'
import { readEntriesInBatches } from '#server/base/db/in-batches.ts'
import { applyLimitAndOffset, type ListQueryOptions } from '#server/base/db/list.ts'
import { inOwnerIdsCondition } from '#server/base/db/ordered-list.ts'
import type { DatabaseTables } from '#server/base/db/schema.ts'
import { parseAndUpgradeSnapshot } from '#server/base/db/snapshot.ts'
import type { EntrySnapshot } from '#server/base/db/snapshot-shape.ts'
import type { WriteTransaction } from '#server/base/write/write.ts'
import { addRelatedEntryNames } from './member-names.ts'
import { addValueLabels } from './value-labels.ts'

export type EntityRestoreFunctions = ReadonlyMap<
  string,
  (write: WriteTransaction, id: string, snapshot: EntrySnapshot) => Promise<unknown>
>

const maxEntries = 100

const state = z.record(z.string(), z.unknown()).nullable().catch(null)
const parse = (json: string | null) => state.parse(json === null ? null : JSON.parse(json))

const complete = async (queries: Queries, changes: readonly HistoryEntry[]) =>
  addValueLabels(queries, await addRelatedEntryNames(queries, changes))

/** Lists the latest changes of an entry and its translations, or of all entries of a kind, newest first. */
export const listEntityHistory = async (
  queries: Queries,
  entity: HistoryEntityName,
  entityId: string | undefined,
): Promise<HistoryEntry[]> => {
  const all = queries
    .selectFrom('journal')
    .select(columns)
    .where('entityId', '!=', 'order')
    .orderBy('_id', 'desc')
    .limit(maxEntries)
  const read = async (some: typeof all) => complete(queries, (await some.execute()).map(toEntry))
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

/** Excludes the snapshot, which is as large as the other columns together. */
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

type Row = Pick<DatabaseTables['journal'], Extract<(typeof columns)[number], string>> & {
  readonly canRestore: number | boolean
}

const toEntry = ({ before, after, canRestore, ...row }: Row): HistoryEntry => ({
  ...row,
  before: parse(before),
  after: parse(after),
  canRestore: Boolean(canRestore),
})

interface Wanted extends ListQueryOptions {
  readonly person?: string | undefined
  readonly from?: string | undefined
  readonly until?: string | undefined
}

/** Lists changes of some entities, newest first, with the total number and the names of all authors. */
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
    // `until` is a day. `T99` sorts after every time of that day, so the day is included.
    .$if(until !== undefined, (query) => query.where('at', '<=', `${until}T99`))
  const rows = await applyLimitAndOffset(found.orderBy('_id', 'desc'), cut).select('_id').execute()
  const changes = await readEntriesInBatches(
    rows.map(({ _id }) => _id),
    async (batch) => {
      const all = queries.selectFrom('journal').where(inOwnerIdsCondition('_id', batch))
      return complete(queries, (await all.select(columns).execute()).map(toEntry))
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

/** Reads the snapshot before a change. Throws if it cannot be restored. */
export const readSnapshotBeforeChange = async (
  queries: Queries,
  historyId: string,
): Promise<{ entity: string; entityId: string; rows: EntrySnapshot }> => {
  const found = await queries
    .selectFrom('journal')
    .select(['entity', 'entityId', 'rows', 'schema'])
    .where('_id', '=', historyId)
    .executeTakeFirst()
  if (!found?.rows) throw createNotFoundError('An earlier state')
  const { entity, entityId, rows, schema } = found
  return { entity, entityId, rows: parseAndUpgradeSnapshot(rows, schema) }
}

/** An entry that a change added. */
export interface AddedEntry {
  readonly entity: string
  readonly entityId: string
  readonly version: number
}

const versioned = z.object({ version: z.int() })

/** Returns the version in a state, or -1. */
export const entryVersionOf = (state: unknown): number =>
  versioned.safeParse(state).data?.version ?? -1

/** Returns the entry that a change added. Undefined if the change was no addition. */
export const findAddedEntry = async (
  queries: Queries,
  historyId: string,
): Promise<AddedEntry | undefined> => {
  const found = await queries
    .selectFrom('journal')
    .select(['entity', 'entityId', 'action', 'after'])
    .where('_id', '=', historyId)
    .executeTakeFirst()
  if (found?.action !== 'created' || found.after === null) return undefined
  const { entity, entityId, after } = found
  return { entity, entityId, version: entryVersionOf(JSON.parse(after)) }
}
