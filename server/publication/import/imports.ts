import { ApiError } from '#contract/call/api-error.ts'
import { importLimits, type PublicationImport } from '#contract/publication/publication-import.ts'
import type { Database } from '#server/base/db/database.ts'
import { giveWay } from '#server/base/db/turns.ts'
import type { Actor } from '#server/base/write/journal.ts'
import { chooseEntries } from './entry-store.ts'
import { mendEntry } from './mend-entry.ts'
import { readIntoImport, tooMany } from './read-into-import.ts'
import { countEntries, type LookUp } from './read-sources.ts'
import { saveImport } from './save.ts'
import {
  addImport,
  changeJob,
  changeJobIn,
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
    const note = progressOf(job._id, now)
    const actor = { accountId: job.accountId, name: job.actor }
    if (job.isUndoing === 0) return saveImport({ database, job, actor, note }, signal)
    await undoImport({ database, job, actor, note, restore }, signal)
    await changeJob(queries, job._id, { state: 'undone', isUndoing: 0 })
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

  /** Waits a moment for the end; whoever has to ask again needs no entries yet. */
  const answer = async (importId: string): Promise<PublicationImport> => {
    await within(kick('saving'), patienceMs)
    const now = await readImport(queries, importId, false)
    return now.state === 'saving' ? now : readImport(queries, importId)
  }

  const wrongState = (why: string) => new ApiError('wrongState', why)

  return {
    preview: async (who, sources) => {
      const entries = sources.map(countEntries).reduce((sum, count) => sum + count, 0)
      if (entries > importLimits.entries) throw new ApiError('tooLarge', tooMany())
      await giveWay()
      const id = await addImport(queries, who, sources, now())
      void kick('reading')
      return id
    },

    mend: async (importId, index, text) => {
      const { state, isUndoing } = await readJob(queries, importId)
      if (isUndoing === 1 || (state !== 'ready' && state !== 'saved')) {
        throw wrongState('This import cannot be changed now')
      }
      await mendEntry({ queries, lookUp, signal }, { importId, index, text })
    },

    save: async (importId, indexes) => {
      await readJob(queries, importId)
      await queries.transaction().execute(async (trx) => {
        const isStarted =
          (await changeJobIn(trx, importId, ['saving'], { state: 'saving' })) ||
          (await changeJobIn(trx, importId, ['ready', 'saved'], { state: 'saving', done: 0 }))
        if (!isStarted) throw wrongState('This import cannot be saved now')
        await chooseEntries(trx, importId, indexes)
      })
      return answer(importId)
    },

    undo: async (importId) => {
      await readJob(queries, importId)
      // One that is being saved ends after its current step.
      const undoing = { isUndoing: 1, done: 0 }
      if (!(await changeJobIn(queries, importId, ['saving', 'saved', 'failed'], undoing))) {
        throw wrongState('There is nothing to take back')
      }
      return answer(importId)
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
