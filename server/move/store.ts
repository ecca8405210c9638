import { z } from 'zod'
import type { MoveImport } from '#contract/move/move-in.ts'
import type { Queries } from '#server/base/db/database.ts'
import { createJobStore } from '#server/base/job/job-store.ts'
import { listItems, moveItems } from './item-store.ts'

const day = 24 * 3_600_000
/** How long a move can be looked at and taken back. */
const keptMs = 30 * day

/** How far moves are. */
export const moveJobs = createJobStore('moveImport', 7_421_904)

const lefts = z.array(z.object({ source: z.string(), reason: z.string() }))
const edits = z.array(z.object({ kind: z.string(), title: z.string() }))
/** Something that had been edited when its import was taken back. */
export type Edited = z.output<typeof edits>[number]

/** What a move holds besides its items. */
export const readHeld = async (queries: Queries, id: string) => {
  const { system, file, left, edited } = await queries
    .selectFrom('moveImport')
    .select(['system', 'file', 'left', 'edited'])
    .where('_id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    system,
    file,
    left: lefts.parse(JSON.parse(left)),
    edited: edits.parse(JSON.parse(edited)),
  }
}

/** A move as its person sees it; whoever only waits for it needs no items. */
export const readMove = async (
  queries: Queries,
  id: string,
  withItems = true,
): Promise<MoveImport> => {
  const job = await moveJobs.read(queries, id)
  const { done, total, reason } = job
  const undoing = job.isUndoing === 1
  const state = undoing ? 'saving' : job.state
  const { system, left, edited } = await readHeld(queries, id)
  const isShown = withItems && state !== 'reading'
  return {
    importId: id,
    state,
    undoing,
    system,
    done,
    total,
    reason,
    edited,
    items: isShown ? await listItems(queries, id) : [],
    left: isShown ? left : [],
  }
}

/** The id of the last move, previews aside that hold nothing new: what they would bring can still be taken back. */
export const newestMove = async (queries: Queries): Promise<string | undefined> => {
  const newest = await queries
    .selectFrom('moveImport')
    .select('_id')
    .where(({ or, eb, exists }) =>
      or([
        eb('state', '<>', 'ready'),
        exists(
          eb
            .selectFrom('moveImportItem')
            .select('index')
            .whereRef('importId', '=', 'moveImport._id')
            .where('status', '=', 'new'),
        ),
      ]),
    )
    .orderBy('_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?._id
}

/** Removes a move and, in small parts before it, its items. */
export const removeMove = async (queries: Queries, id: string): Promise<void> => {
  await moveItems.drop(queries, id)
  await moveJobs.remove(queries, id)
}

/** Removes moves that can no longer be taken back. */
export const sweepMoves = async (queries: Queries, now: Date): Promise<void> => {
  for (const id of await moveJobs.olderThan(queries, new Date(now.getTime() - keptMs))) {
    await removeMove(queries, id)
  }
}
