import { ApiError } from '#contract/call/api-error.ts'
import type { Database, Queries } from '#server/base/db/database.ts'
import { leaseExpiryFrom, renewLeaseDuring } from '#server/base/db/lease.ts'
import { waitAtMost } from '#server/base/process/within.ts'
import type { Actor } from '#server/base/write/journal.ts'
import type { ImportJob, ImportJobPhase, ImportJobStore, SaveImportProgress } from './job-store.ts'

export interface ImportJobStep {
  readonly job: ImportJob
  readonly actor: Actor
  readonly note: SaveImportProgress
  readonly signal: AbortSignal
  /**
   * Must be called before requests to external services. Throws if the job must be parsed later.
   */
  readonly beginRequests: () => void
}

class PostponedError extends Error {}

interface Options {
  readonly database: Database
  readonly store: ImportJobStore
  readonly now: () => Date
  readonly onError: (error: unknown) => void
  /** Maximum number of jobs parsed at once. All but one may wait for external services. */
  readonly readers?: number
  /**
   * Parses the file of a job. Must change the state of the job. If it throws, the state becomes
   * `failed`.
   */
  readonly read: (doing: ImportJobStep) => Promise<void>
  /** Saves the chosen entries of a job. Must stop early if the job is being undone. */
  readonly save: (doing: ImportJobStep) => Promise<void>
  readonly undo: (doing: ImportJobStep) => Promise<void>
  /** Deletes the files of a job that will not be parsed again, and returns the reason for users. */
  readonly interrupt: (job: ImportJob) => Promise<string>
  /** Deletes the files of a job whose parsing was stopped. */
  readonly drop: (id: string) => Promise<void>
}

/** Reasons for users if a job fails because of an error that they cannot mend. */
const faultReasons: Readonly<Record<ImportJobPhase, string>> = {
  reading:
    'Reading stopped because of a fault of the server, which its log describes. Nothing was saved.',
  saving:
    'Saving stopped because of a fault of the server, which its log describes. What was saved before can be undone, or the same file sent again for the rest.',
}

/** Maximum number of times that parsing a job is started: once more after a server crash. */
const mostReadings = 2

const lookEveryMs = 20_000
const patienceMs = 3_000

/**
 * Creates the background work of imports. Each process parses several imports and saves one at a
 * time. Interrupted imports continue after a restart or on another instance.
 */
export const createImportJobRunner = (options: Options) => {
  const { database, store, now, onError, readers = 1 } = options
  const { queries } = database
  const stopping = new AbortController()
  const { signal } = stopping
  const working: Record<ImportJobPhase, Promise<unknown>[]> = {
    reading: Array.from({ length: readers }, () => Promise.resolve()),
    saving: [Promise.resolve()],
  }
  const endings = new Map<string, AbortController>()
  const requesting = new Set<string>()
  const postponed = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  const beginRequests = (id: string): void => {
    if (requesting.size >= Math.max(1, readers - 1) && !requesting.has(id)) {
      postponed.add(id)
      throw new PostponedError()
    }
    requesting.add(id)
  }

  const read = async (doing: ImportJobStep): Promise<void> => {
    const { _id, isBegun } = doing.job
    if (isBegun < mostReadings) {
      await store.change(queries, _id, { isBegun: isBegun + 1, reason: '' })
      return options.read(doing)
    }
    const reason = await options.interrupt(doing.job)
    const counts = { done: 0, total: 0 }
    await store.changeUnlessUndone(queries, _id, { state: 'failed', reason, ...counts })
  }

  const doIt = async (job: ImportJob, phase: ImportJobPhase, ended: AbortSignal): Promise<void> => {
    const doing: ImportJobStep = {
      job,
      actor: { accountId: job.accountId, name: job.actor },
      note: store.progressOf(job._id, now),
      signal: AbortSignal.any([signal, ended]),
      beginRequests: () => beginRequests(job._id),
    }
    if (phase === 'reading') return read(doing)
    if (job.isUndoing === 0) return options.save(doing)
    await options.undo(doing)
    await store.change(queries, job._id, { state: 'undone', isUndoing: 0 })
  }

  const isEnded = async (id: string): Promise<boolean> =>
    (await store.read(queries, id)).state === 'undone'

  const attempt = async (job: ImportJob, phase: ImportJobPhase): Promise<void> => {
    const { _id } = job
    const ending = new AbortController()
    endings.set(_id, ending)
    const renew = async () => {
      if (phase === 'reading' && (await isEnded(_id))) return ending.abort()
      await store.change(queries, _id, { leaseUntil: leaseExpiryFrom(now()) })
    }
    let isReleased = false
    try {
      await renewLeaseDuring(renew, onError, () => doIt(job, phase, ending.signal))
    } catch (error) {
      isReleased = signal.aborted || ending.signal.aborted || error instanceof PostponedError
      if (isReleased) return
      onError(error)
      const failed = { state: 'failed', isUndoing: 0, reason: faultReasons[phase] }
      await store.changeUnlessUndone(queries, _id, failed)
    } finally {
      endings.delete(_id)
      const { isBegun } = job
      await store.change(queries, _id, { leaseUntil: '', ...(isReleased && { isBegun }) })
      if (phase === 'reading' && (await isEnded(_id))) await options.drop(_id)
      if (requesting.delete(_id)) {
        postponed.clear()
        void kick('reading')
      }
    }
  }

  const work = async (phase: ImportJobPhase): Promise<void> => {
    while (!signal.aborted) {
      const job = await store.claim(database, phase, now(), postponed)
      if (job === undefined) return
      await attempt(job, phase)
      // Saving that was requested during the reading could not claim the job, which was still leased.
      if (phase === 'reading') void kick('saving')
    }
  }

  const append = (phase: ImportJobPhase, next: () => Promise<unknown>): Promise<unknown> => {
    working[phase] = working[phase].map((before) => before.then(next).catch(onError))
    return Promise.all(working[phase])
  }

  /** Looks for jobs again after the current run, which may just have missed a new one. */
  const kick = (phase: ImportJobPhase): Promise<unknown> => append(phase, () => work(phase))

  const wrongState = (why: string) => new ApiError('wrongState', why)

  return {
    signal,

    kick,

    /** Starts saving the chosen entries and waits briefly for the end. */
    save: async (id: string, choose: (queries: Queries) => Promise<void>): Promise<void> => {
      await store.read(queries, id)
      await queries.transaction().execute(async (trx) => {
        if (!(await store.beginSaving(trx, id))) throw wrongState('This import cannot be saved now')
        await choose(trx)
      })
      await waitAtMost(kick('saving'), patienceMs)
    },

    /**
     * Starts undoing a job and waits briefly for the end. Saving stops after the current step,
     * reading at once.
     */
    undo: async (id: string): Promise<void> => {
      await store.read(queries, id)
      if (await store.endReading(queries, id)) {
        endings.get(id)?.abort()
        return options.drop(id)
      }
      if (!(await store.beginUndoing(queries, id)))
        throw wrongState('There is nothing to take back')
      await waitAtMost(kick('saving'), patienceMs)
    },

    start: (): void => {
      timer = setInterval(() => {
        void kick('reading')
        void kick('saving')
      }, lookEveryMs)
      const ready = store.dropLeases(database)
      for (const phase of ['saving', 'reading'] as const) {
        void append(phase, () => ready.catch(onError).then(() => work(phase)))
      }
    },

    stop: async (): Promise<void> => {
      clearInterval(timer)
      stopping.abort()
      await Promise.all(Object.values(working).flat())
    },
  }
}
