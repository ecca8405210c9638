import { ApiError } from '#contract/call/api-error.ts'
import type { Database, Queries } from '#server/base/db/database.ts'
import { within } from '#server/base/process/within.ts'
import type { Actor } from '#server/base/write/journal.ts'
import { type Job, type JobStore, leaseFrom, type NoteProgress, type Phase } from './job-store.ts'

/** What one step of working on a job is given. */
export interface Doing {
  readonly job: Job
  readonly actor: Actor
  readonly note: NoteProgress
  readonly signal: AbortSignal
}

interface Options {
  readonly database: Database
  readonly store: JobStore
  readonly now: () => Date
  readonly onError: (error: unknown) => void
  /** Each leaves its job in the state that follows; what they throw makes it `failed`. */
  readonly read: (doing: Doing) => Promise<void>
  /** Ends early where the job is to be taken back. */
  readonly save: (doing: Doing) => Promise<void>
  readonly undo: (doing: Doing) => Promise<void>
}

/** How often to look for work that another instance has left behind. */
const lookEveryMs = 20_000
/** How long a call waits for work that is done quickly. */
const patienceMs = 3_000

/**
 * Imports that are read, saved and taken back in the background, one of each at a time in a process. One that was
 * interrupted goes on after a restart, or on another instance.
 */
export const createJobs = (options: Options) => {
  const { database, store, now, onError } = options
  const { queries } = database
  const stopping = new AbortController()
  const { signal } = stopping
  const working: Record<Phase, Promise<unknown>> = {
    reading: Promise.resolve(),
    saving: Promise.resolve(),
  }
  let timer: NodeJS.Timeout | undefined

  const doIt = async (job: Job, phase: Phase): Promise<void> => {
    const actor = { accountId: job.accountId, name: job.actor }
    const doing = { job, actor, note: store.progressOf(job._id, now), signal }
    if (phase === 'reading') return options.read(doing)
    if (job.isUndoing === 0) return options.save(doing)
    await options.undo(doing)
    await store.change(queries, job._id, { state: 'undone', isUndoing: 0 })
  }

  const attempt = async (job: Job, phase: Phase): Promise<void> => {
    // A step may take longer than the lease by which other instances know that it is alive.
    const renew = () => store.change(queries, job._id, { leaseUntil: leaseFrom(now()) })
    const alive = setInterval(() => void renew().catch(onError), lookEveryMs)
    try {
      await doIt(job, phase)
    } catch (error) {
      if (signal.aborted) return
      onError(error)
      const reason = 'Something went wrong on the side of the server'
      await store.change(queries, job._id, { state: 'failed', isUndoing: 0, reason })
    } finally {
      clearInterval(alive)
      await store.change(queries, job._id, { leaseUntil: '' })
    }
  }

  const work = async (phase: Phase): Promise<void> => {
    while (!signal.aborted) {
      const job = await store.claim(database, phase, now())
      if (job === undefined) return
      await attempt(job, phase)
      // Someone who saved it the moment it was ready found it still leased.
      if (phase === 'reading') void kick('saving')
    }
  }

  /** One after the other: work in progress may just have missed what this is called for. */
  const kick = (phase: Phase): Promise<unknown> => {
    working[phase] = working[phase].then(() => work(phase)).catch(onError)
    return working[phase]
  }

  const wrongState = (why: string) => new ApiError('wrongState', why)

  return {
    signal,

    /** Looks for work that is there now. */
    kick,

    /** Begins to save what is chosen within the same transaction, and waits a moment for the end. */
    save: async (id: string, choose: (queries: Queries) => Promise<void>): Promise<void> => {
      await store.read(queries, id)
      await queries.transaction().execute(async (trx) => {
        if (!(await store.beginSaving(trx, id))) throw wrongState('This import cannot be saved now')
        await choose(trx)
      })
      await within(kick('saving'), patienceMs)
    },

    /** Begins to take a job back, and waits a moment for the end; one that is being saved ends after its current step. */
    undo: async (id: string): Promise<void> => {
      await store.read(queries, id)
      if (!(await store.beginUndoing(queries, id)))
        throw wrongState('There is nothing to take back')
      await within(kick('saving'), patienceMs)
    },

    start: (): void => {
      timer = setInterval(() => {
        void kick('reading')
        void kick('saving')
      }, lookEveryMs)
      // Only one process uses the embedded database, so the one that held this is gone.
      const ready = database.kind === 'sqlite' ? store.dropLeases(queries) : Promise.resolve()
      for (const phase of ['saving', 'reading'] as const) {
        working[phase] = ready
          .catch(onError)
          .then(() => work(phase))
          .catch(onError)
      }
    },

    stop: async (): Promise<void> => {
      clearInterval(timer)
      stopping.abort()
      await Promise.all(Object.values(working))
    },
  }
}
