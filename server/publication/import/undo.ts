import type { Publication } from '#contract/publication/publication.ts'
import type { Database, Queries } from '#server/base/db/database.ts'
import { readSnapshot } from '#server/base/db/snapshot.ts'
import type { Snapshot } from '#server/base/db/snapshot-shape.ts'
import { giveWay, startStep } from '#server/base/db/turns.ts'
import type { Actor } from '#server/base/write/journal.ts'
import { type Write, write } from '#server/base/write/write.ts'
import { deletePublication, publications } from '../store.ts'
import { changeEntry, readChanges } from './entry-store.ts'
import { changeJob, type Job, type NoteProgress } from './store.ts'

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

type Changed = Awaited<ReturnType<typeof readChanges>>[number]

/** What an import did to one publication. */
interface Touched {
  readonly _id: string
  readonly isAdded: boolean
  /** Its version after the last of the changes. */
  readonly version: number
  readonly changes: readonly Changed[]
}

const touchedBy = (changes: readonly Changed[]): Touched[] =>
  [...Map.groupBy(changes, ({ savedAs }) => savedAs)].map(([_id, all]) => ({
    _id,
    changes: all,
    isAdded: all.some((entry) => entry.isAdded === 1),
    version: Math.max(...all.map((entry) => entry.savedVersion)),
  }))

type Kept = Pick<Publication, '_id' | 'title'>

interface Undoing {
  readonly database: Database
  readonly job: Pick<Job, '_id' | 'kept' | 'done'>
  readonly actor: Actor
  readonly note: NoteProgress
  readonly restore: Restore
}

/** Takes back what was done to one publication; one that was edited since stays and is answered with. */
const takeBack = async (
  tx: Write,
  restore: Restore,
  { _id, isAdded, version, changes }: Touched,
): Promise<Kept[]> => {
  const here = await publications.read(tx.queries, _id)
  const isEdited = here !== undefined && here.version !== version
  if (here && !isEdited) {
    if (isAdded) await deletePublication(tx, _id)
    else await restore(tx, _id, await snapshotBefore(tx.queries, _id, changes.length))
  }
  for (const entry of changes) await changeEntry(tx.queries, entry, { savedVersion: 0 })
  return isEdited ? [{ _id, title: here.title }] : []
}

/**
 * Takes back what an import did, in short steps between which everyone else has their turn; what was edited since
 * stays and is noted.
 */
export const undoImport = async (
  { database, job, actor, note, restore }: Undoing,
  signal: AbortSignal,
): Promise<void> => {
  const touched = touchedBy(await readChanges(database.queries, job._id))
  const total = job.done + touched.length
  const kept: Kept[] = JSON.parse(job.kept)
  for (let at = 0; at < touched.length; await giveWay()) {
    signal.throwIfAborted()
    const step = await write(database, actor, async (tx) => {
      const isOver = startStep()
      const stays: Kept[] = []
      let next = at
      for (const each of touched.slice(at)) {
        stays.push(...(await takeBack(tx, restore, each)))
        next++
        if (isOver()) break
      }
      if (stays.length > 0) {
        await changeJob(tx.queries, job._id, { kept: JSON.stringify([...kept, ...stays]) })
      }
      await note(tx.queries, job.done + next, total)
      return { next, stays }
    })
    at = step.next
    kept.push(...step.stays)
  }
}
