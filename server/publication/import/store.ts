import { sql } from 'kysely'
import { notFound } from '#contract/call/api-error.ts'
import type { PublicationImport } from '#contract/publication/publication-import.ts'
import type { Database, Queries } from '#server/base/db/database.ts'
import { newId } from '#server/base/db/id.ts'
import type { Tables } from '#server/base/db/schema.ts'
import type { Actor } from '#server/base/write/journal.ts'
import { countWaiting, dropEntries, listEntries, namedWorks } from './entry-store.ts'

/** The job of an import, without its entries and texts: those are megabytes, and only needed to read them. */
export type Job = Omit<Tables['publicationImport'], 'sources'>

const day = 24 * 3_600_000
/** How long an import can be looked at and taken back. */
const keptMs = 30 * day
/** How long an instance that says nothing is left alone with its work. */
const leaseMs = 60_000

/** Notes a new import whose texts are to be read. */
export const addImport = async (
  queries: Queries,
  who: Actor,
  sources: readonly string[],
  now: Date,
): Promise<string> => {
  const _id = newId()
  const empty = {
    isUndoing: 0,
    isBegun: 0,
    done: 0,
    total: 0,
    reason: '',
    kept: '[]',
    leaseUntil: '',
  }
  await queries
    .insertInto('publicationImport')
    .values({
      _id,
      createdAt: now.toISOString(),
      accountId: who.accountId,
      actor: who.name,
      state: 'reading',
      sources: JSON.stringify(sources),
      ...empty,
    })
    .execute()
  return _id
}

const jobColumns = [
  '_id',
  'createdAt',
  'accountId',
  'actor',
  'state',
  'isUndoing',
  'isBegun',
  'done',
  'total',
  'reason',
  'kept',
  'leaseUntil',
] as const

/** How far an import's job is; 404 when there is none. */
export const readJob = async (queries: Queries, id: string): Promise<Job> => {
  const job = await queries
    .selectFrom('publicationImport')
    .select(jobColumns)
    .where('_id', '=', id)
    .executeTakeFirst()
  if (job === undefined) throw notFound('Import')
  return job
}

/** An import as its person sees it; whoever only waits for it needs no entries. */
export const readImport = async (
  queries: Queries,
  id: string,
  withEntries = true,
): Promise<PublicationImport> => {
  const job = await readJob(queries, id)
  const { done, total, reason } = job
  const undoing = job.isUndoing === 1
  const state = undoing ? 'saving' : job.state
  const entries = withEntries && state !== 'reading' ? await listEntries(queries, id) : []
  const kept = namedWorks.parse(JSON.parse(job.kept))
  return { importId: id, state, undoing, done, total, reason, entries, kept }
}

/** The texts of an import that are to be read, as JSON. */
export const readTexts = async (queries: Queries, id: string): Promise<string> => {
  const { sources } = await queries
    .selectFrom('publicationImport')
    .select('sources')
    .where('_id', '=', id)
    .executeTakeFirstOrThrow()
  return sources
}

/** Changes the job of an import. */
export const changeJob = async (
  queries: Queries,
  id: string,
  change: Partial<Tables['publicationImport']>,
): Promise<void> => {
  await queries.updateTable('publicationImport').set(change).where('_id', '=', id).execute()
}

/** Changes the job of an import that is in one of these states and not being taken back; false for any other. */
export const changeJobIn = async (
  queries: Queries,
  id: string,
  states: readonly Job['state'][],
  change: Partial<Job>,
): Promise<boolean> => {
  const { numUpdatedRows } = await queries
    .updateTable('publicationImport')
    .set(change)
    .where('_id', '=', id)
    .where('state', 'in', states)
    .where('isUndoing', '=', 0)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Notes that an import is saved; false while entries that were chosen wait. */
export const finishSaving = (
  { kind, queries }: Pick<Database, 'kind' | 'queries'>,
  id: string,
): Promise<boolean> =>
  queries.transaction().execute(async (trx) => {
    // Held before looking: whoever chooses more changes it as well.
    const job = trx.selectFrom('publicationImport').select('_id').where('_id', '=', id)
    await (kind === 'postgres' ? job.forUpdate() : job).execute()
    if ((await countWaiting(trx, id)) > 0) return false
    await changeJob(trx, id, { state: 'saved' })
    return true
  })

/** Notes how far a job is, within what has just been done. */
export type NoteProgress = (queries: Queries, done: number, total: number) => Promise<void>

/** Notes how far a job is, which also says that someone is at it. */
export const progressOf =
  (id: string, now: () => Date): NoteProgress =>
  (queries, done, total) =>
    changeJob(queries, id, { done, total, leaseUntil: leaseFrom(now()) })

/** The kinds of work that imports wait for. */
export type Phase = 'reading' | 'saving'

/** Until when an instance that just said something is left alone. */
export const leaseFrom = (now: Date): string => new Date(now.getTime() + leaseMs).toISOString()

// Any number that no other lock has.
const savingLock = 7_421_903

/** Takes the oldest import that waits for this kind of work. Only one is saved at a time, on all instances. */
export const claimJob = (
  { kind, queries }: Pick<Database, 'kind' | 'queries'>,
  phase: Phase,
  now: Date,
): Promise<Job | undefined> =>
  queries.transaction().execute(async (trx) => {
    if (kind === 'postgres' && phase === 'saving') {
      await sql`select pg_advisory_xact_lock(${sql.lit(savingLock)})`.execute(trx)
    }
    const at = now.toISOString()
    const ofPhase = trx
      .selectFrom('publicationImport')
      .select(jobColumns)
      .where((row) =>
        phase === 'reading'
          ? row('state', '=', 'reading')
          : row.or([row('state', '=', 'saving'), row('isUndoing', '=', 1)]),
      )
      .orderBy('_id')
    if (phase === 'saving') {
      const busy = await ofPhase.where('leaseUntil', '>', at).executeTakeFirst()
      if (busy) return undefined
    }
    const due = ofPhase.where('leaseUntil', '<=', at).limit(1)
    const job = await (kind === 'postgres' ? due.forUpdate().skipLocked() : due).executeTakeFirst()
    if (job) await changeJob(trx, job._id, { leaseUntil: leaseFrom(now) })
    return job
  })

/** Lets go of whatever was being worked on, where nobody else can be at it. */
export const dropLeases = async (queries: Queries): Promise<void> => {
  await queries.updateTable('publicationImport').set({ leaseUntil: '' }).execute()
}

/** Removes imports that can no longer be taken back, and answers that are too old. */
export const sweepImports = async (queries: Queries, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - keptMs).toISOString()
  const old = queries.selectFrom('publicationImport').select('_id').where('createdAt', '<', before)
  for (const { _id } of await old.execute()) {
    await dropEntries(queries, _id)
    await queries.deleteFrom('publicationImport').where('_id', '=', _id).execute()
  }
  await queries.deleteFrom('lookup').where('until', '<', now.toISOString()).execute()
}
