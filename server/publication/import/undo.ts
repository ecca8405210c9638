import type { Publication } from '#contract/publication/publication.ts'
import type { Database, Queries } from '#server/base/db/database.ts'
import { readSnapshot } from '#server/base/db/lift.ts'
import type { Snapshot } from '#server/base/db/snapshot-shape.ts'
import type { Actor } from '#server/base/write/journal.ts'
import { type Write, write } from '#server/base/write/write.ts'
import { deletePublication, publications } from '../store.ts'
import { changeEntry, type EntryRow, readEntries } from './entry-store.ts'
import { changeJob, type Job } from './store.ts'

/** Brings a publication back to a snapshot. */
export type Restore = (write: Write, id: string, snapshot: Snapshot) => Promise<unknown>

/** How a publication was before its last few changes. */
const snapshotBefore = async (queries: Queries, id: string, changes: number): Promise<Snapshot> => {
  const { rows, schema } = await queries
    .selectFrom('journal')
    .select(['rows', 'schema'])
    .where('entity', '=', 'publication')
    .where('entityId', '=', id)
    .orderBy('_id', 'desc')
    .limit(1)
    .offset(changes - 1)
    .executeTakeFirstOrThrow()
  return readSnapshot(rows ?? '{}', schema)
}

/** What an import did to one publication. */
interface Touched {
  readonly _id: string
  readonly isAdded: boolean
  /** Its version after the last of the changes. */
  readonly version: number
  readonly changes: readonly EntryRow[]
}

const touchedBy = (entries: readonly EntryRow[]): Touched[] => {
  const touched = new Map<string, EntryRow[]>()
  for (const entry of entries.filter(({ savedVersion }) => savedVersion > 0)) {
    touched.set(entry.savedAs, [...(touched.get(entry.savedAs) ?? []), entry])
  }
  return [...touched].map(([_id, changes]) => ({
    ...{ _id, changes },
    isAdded: changes.some((entry) => entry.isAdded === 1),
    version: Math.max(...changes.map((entry) => entry.savedVersion)),
  }))
}

const batchSize = 10

/** Takes back what an import did; what was edited since stays and is noted. */
export const undoImport = async (
  database: Database,
  restore: Restore,
  { _id: importId, kept: keptBefore }: Pick<Job, '_id' | 'kept'>,
  actor: Actor,
  progress: (done: number, total: number) => Promise<void>,
  signal: AbortSignal,
): Promise<void> => {
  const touched = touchedBy(await readEntries(database.queries, importId))
  const kept: Pick<Publication, '_id' | 'title'>[] = JSON.parse(keptBefore)

  const takeBack = async (tx: Write, { _id, isAdded, version, changes }: Touched) => {
    const here = await publications.read(tx.queries, _id)
    if (here && here.version !== version) return [{ _id, title: here.title }]
    if (here && isAdded) await deletePublication(tx, _id)
    else if (here) await restore(tx, _id, await snapshotBefore(tx.queries, _id, changes.length))
    return []
  }

  for (let at = 0; at < touched.length; at += batchSize) {
    signal.throwIfAborted()
    const left = await write(database, actor, async (tx) => {
      const stays: typeof kept = []
      for (const each of touched.slice(at, at + batchSize)) {
        stays.push(...(await takeBack(tx, each)))
        for (const entry of each.changes) await changeEntry(tx.queries, entry, { savedVersion: 0 })
      }
      await changeJob(tx.queries, importId, { kept: JSON.stringify([...kept, ...stays]) })
      return stays
    })
    kept.push(...left)
    await progress(Math.min(at + batchSize, touched.length), touched.length)
  }
}
