import { sql } from 'kysely'
import { z } from 'zod'
import { notFound } from '#contract/api-error.ts'
import {
  type ImportEntry,
  importedPublication,
  type PublicationImport,
} from '#contract/publication-import.ts'
import type { Database, Queries } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import type { Tables } from '#server/db/schema.ts'
import type { Actor } from '#server/write/journal.ts'

/** The job of an import, without its entries. */
export type Job = Tables['publicationImport']
export type EntryRow = Tables['publicationImportEntry']

const day = 24 * 3_600_000
/** How long an import can be looked at and taken back. */
const keptMs = 30 * day
/** How long an instance that says nothing is left alone with its work. */
const leaseMs = 60_000

const named = z.array(z.object({ _id: z.string(), title: z.string() }))
const words = z.array(z.string())

/** Notes a new import whose texts are to be read. */
export const addImport = async (
  queries: Queries,
  who: Actor,
  sources: readonly string[],
  now: Date,
): Promise<string> => {
  const _id = newId()
  const empty = { isUndoing: 0, done: 0, total: 0, reason: '', kept: '[]', leaseUntil: '' }
  await queries
    .insertInto('publicationImport')
    .values({
      ...{ _id, createdAt: now.toISOString(), accountId: who.accountId, actor: who.name },
      ...{ state: 'reading', sources: JSON.stringify(sources) },
      ...empty,
    })
    .execute()
  return _id
}

/** How far an import's job is; 404 when there is none. Its texts are megabytes, and only needed to read them. */
export const readJob = async (queries: Queries, id: string): Promise<Omit<Job, 'sources'>> => {
  const job = await queries
    .selectFrom('publicationImport')
    .select(['_id', 'createdAt', 'accountId', 'actor', 'state', 'isUndoing'])
    .select(['done', 'total', 'reason', 'kept', 'leaseUntil'])
    .where('_id', '=', id)
    .executeTakeFirst()
  if (job === undefined) throw notFound('Import')
  return job
}

/** Its entries in their order. */
export const readEntries = (queries: Queries, importId: string): Promise<EntryRow[]> =>
  queries
    .selectFrom('publicationImportEntry')
    .selectAll()
    .where('importId', '=', importId)
    .orderBy('index')
    .execute()

/** What an entry found, if it found anything. */
export const publicationIn = ({ publication }: Pick<EntryRow, 'publication'>) =>
  publication === null ? null : importedPublication.parse(JSON.parse(publication))

const toEntry = (row: EntryRow): ImportEntry => ({
  index: row.index,
  status: row.status,
  // Written by ourselves, and parsed again where it is used: five thousand times is too often here.
  publication: row.publication === null ? null : JSON.parse(row.publication),
  matches: named.parse(JSON.parse(row.matches)),
  reason: row.reason,
  line: row.line,
  fills: words.parse(JSON.parse(row.fills)),
  text: row.text,
  savedAs: row.savedAs,
})

/** An import as its person sees it; whoever only waits for it needs no entries. */
export const readImport = async (
  queries: Queries,
  id: string,
  withEntries = true,
): Promise<PublicationImport> => {
  const job = await readJob(queries, id)
  const { state, done, total, reason } = job
  const entries = withEntries && state !== 'reading' ? await readEntries(queries, id) : []
  const kept = named.parse(JSON.parse(job.kept))
  return { importId: id, state, done, total, reason, entries: entries.map(toEntry), kept }
}

/** Changes the job of an import. */
export const changeJob = async (
  queries: Queries,
  id: string,
  change: Partial<Job>,
): Promise<void> => {
  await queries.updateTable('publicationImport').set(change).where('_id', '=', id).execute()
}

const atOnce = 200

/** Puts entries in place of those an import has. */
export const putEntries = async (
  queries: Queries,
  importId: string,
  entries: readonly EntryRow[],
): Promise<void> => {
  await queries.deleteFrom('publicationImportEntry').where('importId', '=', importId).execute()
  await addEntries(queries, entries)
}

/** Adds entries to an import. */
export const addEntries = async (queries: Queries, entries: readonly EntryRow[]): Promise<void> => {
  for (let at = 0; at < entries.length; at += atOnce) {
    await queries
      .insertInto('publicationImportEntry')
      .values(entries.slice(at, at + atOnce))
      .execute()
  }
}

/** Changes one entry. */
export const changeEntry = async (
  queries: Queries,
  { importId, index }: Pick<EntryRow, 'importId' | 'index'>,
  change: Partial<EntryRow>,
): Promise<void> => {
  await queries
    .updateTable('publicationImportEntry')
    .set(change)
    .where('importId', '=', importId)
    .where('index', '=', index)
    .execute()
}

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
      .selectAll()
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
  await queries.deleteFrom('publicationImport').where('createdAt', '<', before).execute()
  await queries.deleteFrom('lookup').where('until', '<', now.toISOString()).execute()
}
