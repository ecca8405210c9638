import { ApiError } from '#contract/call/api-error.ts'
import { importLimits, type PublicationImport } from '#contract/publication/publication-import.ts'
import type { Database } from '#server/base/db/database.ts'
import type { Actor } from '#server/base/write/journal.ts'
import { chooseEntries } from './entry-store.ts'
import { mendEntry } from './mend-entry.ts'
import { readIntoImport, tooMany } from './read-into-import.ts'
import { countEntries, type LookUp } from './read-sources.ts'
import { saveImport } from './save.ts'
import {
  addImport,
  changeJob,
  claimJob,
  dropLeases,
  type Job,
  leaseFrom,
  type Phase,
  progressOf,
  readImport,
  readJob,
} from './store.ts'
import { type Restore, undoImport } from './undo.ts'

export interface ImportOptions {
  readonly database: Database
  readonly restore: Restore
  readonly lookUp: LookUp
  readonly now: () => Date
  readonly onError: (error: unknown) => void
}

/** Imports of publications: read, looked up, saved and taken back in the background. */
export interface Imports {
  preview(who: Actor, sources: readonly string[]): Promise<string>
  /** Reads one entry of a preview again, from a mended text. */
  mend(importId: string, index: number, text: string): Promise<void>
  save(importId: string, indexes: readonly number[] | undefined): Promise<PublicationImport>
  undo(importId: string): Promise<PublicationImport>
  start(): void
  stop(): Promise<void>
}

/** How often is looked for work that another instance has left behind. */
const lookEveryMs = 20_000
/** How long a call waits for what is done in a moment. */
const patienceMs = 3_000

const within = (work: Promise<unknown>, ms: number): Promise<unknown> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}

/** The work on imports of one process: one is read and one is saved at a time. */
export const createImports = (options: ImportOptions): Imports => {
  const { database, restore, lookUp, now, onError } = options
  const { queries } = database
  const stopping = new AbortController()
  const { signal } = stopping
  const working: Record<Phase, Promise<unknown>> = {
    reading: Promise.resolve(),
    saving: Promise.resolve(),
  }
  let timer: NodeJS.Timeout | undefined

  const saveOrUndo = async (job: Job): Promise<void> => {
    const progress = progressOf(queries, job._id, now)
    const actor = { accountId: job.accountId, name: job.actor }
    if (job.isUndoing === 1) {
      await undoImport(database, restore, job, actor, progress, signal)
      await changeJob(queries, job._id, { state: 'undone', isUndoing: 0 })
    } else {
      await saveImport(database, job._id, actor, progress, signal)
      await changeJob(queries, job._id, { state: 'saved' })
    }
  }

  const attempt = async (job: Job, phase: Phase): Promise<void> => {
    // A look-up may take longer than others would wait for a sign of life.
    const renew = () => changeJob(queries, job._id, { leaseUntil: leaseFrom(now()) })
    const alive = setInterval(() => void renew().catch(onError), lookEveryMs)
    try {
      await (phase === 'reading'
        ? readIntoImport({ queries, lookUp, now, onError, signal }, job)
        : saveOrUndo(job))
    } catch (error) {
      if (signal.aborted) return
      onError(error)
      const reason = 'Something went wrong on the side of the server'
      await changeJob(queries, job._id, { state: 'failed', isUndoing: 0, reason })
    } finally {
      clearInterval(alive)
      await changeJob(queries, job._id, { leaseUntil: '' })
    }
  }

  const work = async (phase: Phase): Promise<void> => {
    while (!signal.aborted) {
      const job = await claimJob(database, phase, now())
      if (job === undefined) return
      await attempt(job, phase)
    }
  }

  /** One after the other: work under way may just have missed what this is called for. */
  const kick = (phase: Phase): Promise<unknown> => {
    working[phase] = working[phase].then(() => work(phase)).catch(onError)
    return working[phase]
  }

  const expectState = async (id: string, states: readonly Job['state'][], why: string) => {
    const job = await readJob(queries, id)
    if (!states.includes(job.state)) throw new ApiError('wrongState', why)
    return job
  }

  return {
    preview: async (who, sources) => {
      const entries = sources.map(countEntries).reduce((sum, count) => sum + count, 0)
      if (entries > importLimits.entries) throw new ApiError('tooLarge', tooMany())
      const id = await addImport(queries, who, sources, now())
      void kick('reading')
      return id
    },

    mend: async (importId, index, text) => {
      await expectState(importId, ['ready', 'saved'], 'This import cannot be changed now')
      await mendEntry({ queries, lookUp, signal }, { importId, index, text })
    },

    save: async (importId, indexes) => {
      await expectState(importId, ['ready', 'saving', 'saved'], 'This import cannot be saved now')
      await queries.transaction().execute(async (trx) => {
        await chooseEntries(trx, importId, indexes)
        await changeJob(trx, importId, { state: 'saving', done: 0 })
      })
      await within(kick('saving'), patienceMs)
      return readImport(queries, importId)
    },

    undo: async (importId) => {
      await expectState(importId, ['saved', 'failed'], 'There is nothing to take back')
      await changeJob(queries, importId, { isUndoing: 1, done: 0 })
      await within(kick('saving'), patienceMs)
      return readImport(queries, importId)
    },

    start: () => {
      timer = setInterval(() => {
        void kick('reading')
        void kick('saving')
      }, lookEveryMs)
      // Nobody else works on the embedded database, so whoever did is gone.
      const ready = database.kind === 'sqlite' ? dropLeases(queries) : Promise.resolve()
      working.saving = ready
        .catch(onError)
        .then(() => work('saving'))
        .catch(onError)
      working.reading = ready
        .catch(onError)
        .then(() => work('reading'))
        .catch(onError)
    },

    stop: async () => {
      clearInterval(timer)
      stopping.abort()
      await Promise.all(Object.values(working))
    },
  }
}
