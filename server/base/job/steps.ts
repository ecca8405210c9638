import { ApiError } from '#contract/call/api-error.ts'
import { appendAll } from '#contract/list/any-length.ts'
import type { Database, Queries } from '#server/base/db/database.ts'
import { isDatabaseUnavailable } from '#server/base/db/faults.ts'
import { startBackgroundStep, yieldToRequests } from '#server/base/db/turns.ts'
import { StorageError } from '#server/base/media/storage.ts'
import type { Actor } from '#server/base/write/journal.ts'
import { type WriteTransaction, writeInTransaction } from '#server/base/write/write.ts'
import type { ImportJob, ImportJobStore, SaveImportProgress } from './job-store.ts'

export interface ImportJobContext {
  readonly database: Database
  readonly job: Pick<ImportJob, '_id' | 'done'>
  readonly actor: Actor
  readonly note: SaveImportProgress
}

interface Saving<T> extends ImportJobContext {
  readonly store: ImportJobStore
  countWaiting(queries: Queries): Promise<number>
  readWaiting(queries: Queries, after: number, limit: number): Promise<T[]>
  /** Called at the start of each transaction. */
  begin(queries: Queries): Promise<void>
  save(tx: WriteTransaction, entry: T): Promise<void>
  /** Records why an entry was rejected. Other entries are saved. */
  fail(queries: Queries, entry: T, reason: string): Promise<void>
}

interface Progress {
  readonly done: number
  readonly total: number
}

const saveSome = <T>(
  saving: Saving<T>,
  entries: readonly T[],
  { done, total }: Progress,
): Promise<number> =>
  writeInTransaction(saving.database, saving.actor, async (tx) => {
    const isOver = startBackgroundStep()
    // Locks the job before its entries like all other code, to avoid deadlocks.
    await saving.note(tx.queries, done, total)
    await saving.begin(tx.queries)
    let saved = 0
    for (const entry of entries) {
      await saving.save(tx, entry)
      saved++
      if (isOver()) break
    }
    await saving.note(tx.queries, done + saved, total)
    return saved
  })

const faultReason =
  'It cannot be saved because of a fault in Salus, which the server’s log describes'

/** Whether an error has nothing to do with the entry that was being saved. */
const isOutage = (error: unknown): boolean =>
  isDatabaseUnavailable(error) || error instanceof StorageError

const saveStep = async <T>(
  saving: Saving<T>,
  entries: readonly T[],
  progress: Progress,
): Promise<number> => {
  try {
    return await saveSome(saving, entries, progress)
  } catch (error) {
    const [first] = entries
    if (first === undefined || isOutage(error)) throw error
    if (entries.length > 1) return saveStep(saving, [first], progress)
    if (!(error instanceof ApiError)) saving.database.onError(error)
    const reason = error instanceof ApiError ? error.message : faultReason
    await saving.fail(saving.database.queries, first, reason)
    return 1
  }
}

const atOnce = 20

/**
 * Saves the chosen entries of a job in short transactions, which are visible at once. Lets pending requests
 * finish in between. Stops early if the job is being undone.
 */
export const saveImportInSteps = async <T extends { readonly index: number }>(
  saving: Saving<T>,
  signal: AbortSignal,
): Promise<void> => {
  const { database, job, store } = saving
  const { queries } = database
  const isWaiting = async (trx: Queries) => (await saving.countWaiting(trx)) > 0
  let { done } = job
  const readTotal = async () => done + (await saving.countWaiting(queries))
  let total = await readTotal()
  await saving.note(queries, done, total)
  for (let after = -1; ; ) {
    signal.throwIfAborted()
    const { isUndoing } = await store.read(queries, job._id)
    if (isUndoing === 1) return saving.note(queries, 0, 0)
    const entries = await saving.readWaiting(queries, after, atOnce)
    if (entries.length === 0) {
      if (await store.finishSaving(database, job._id, isWaiting)) return
      after = -1
      continue
    }
    // More entries were chosen during saving. Counting is slow, so it is not repeated for each step.
    if (done + entries.length > total) total = await readTotal()
    const saved = await saveStep(saving, entries, { done, total })
    done += saved
    after = entries[saved - 1]?.index ?? -1
    await yieldToRequests()
  }
}

interface Undoing<T, K> extends ImportJobContext {
  readonly touched: readonly T[]
  /** Undoes one change. Returns entries for the report of the undo. */
  takeBack(tx: WriteTransaction, one: T): Promise<readonly K[]>
  readonly told: readonly K[]
  tell(queries: Queries, told: readonly K[]): Promise<void>
}

/** Undoes a job in short transactions. Lets pending requests finish in between. */
export const undoImportInSteps = async <T, K>(
  { database, job, actor, note, touched, ...undoing }: Undoing<T, K>,
  signal: AbortSignal,
): Promise<void> => {
  const total = job.done + touched.length
  const told = [...undoing.told]
  for (let at = 0; at < touched.length; await yieldToRequests()) {
    signal.throwIfAborted()
    const step = await writeInTransaction(database, actor, async (tx) => {
      const isOver = startBackgroundStep()
      const news: K[] = []
      let next = at
      for (const one of touched.slice(at)) {
        appendAll(news, await undoing.takeBack(tx, one))
        next++
        if (isOver()) break
      }
      if (news.length > 0) await undoing.tell(tx.queries, [...told, ...news])
      await note(tx.queries, job.done + next, total)
      return { next, news }
    })
    at = step.next
    appendAll(told, step.news)
  }
}
