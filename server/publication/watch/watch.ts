import { ApiError } from '#contract/call/api-error.ts'
import type { Database } from '#server/base/db/database.ts'
import { endSqliteLeases, renewLeaseDuring } from '#server/base/db/lease.ts'
import { type BackgroundWorker, createBackgroundWorker } from '#server/base/mail/worker.ts'
import { waitAtMost } from '#server/base/process/within.ts'
import type { LookUps } from '#server/publication/lookup/look-up.ts'
import { readSiteSettings } from '#server/settings/store.ts'
import { continueSearch } from './look.ts'
import { periodDueAt } from './quiet-hour.ts'
import {
  leaseWatchRun,
  readWatchRun,
  releaseWatchLease,
  renewWatchLease,
  startWatchRun,
} from './run-store.ts'

export interface Watch extends BackgroundWorker {
  /** Starts a search unless one is active. Waits a few seconds, so that the first results are included. */
  lookNow(): ReturnType<typeof readWatchRun>
}

interface Place {
  readonly database: Database
  readonly lookUps: Pick<LookUps, 'anew'>
  readonly now: () => Date
  readonly onError: (error: unknown) => void
}

const patienceMs = 3_000

/**
 * Creates the worker that searches external services for publications. Every server process has one, but only
 * one searches at a time. If it crashes, another continues.
 */
export const createWatch = ({ database, lookUps: { anew }, now, onError }: Place): Watch => {
  const { queries } = database
  const stopping = new AbortController()
  const { signal } = stopping

  const beginIfDue = async (): Promise<void> => {
    const { watch, timeZone } = await readSiteSettings(queries)
    const period = watch === 'off' ? null : periodDueAt(watch, timeZone, now())
    if (period !== null) await startWatchRun(queries, period)
  }

  const work = async (): Promise<number> => {
    if (anew === null || signal.aborted) return 0
    await beginIfDue()
    const run = await leaseWatchRun(queries, now())
    if (run === undefined) return 0
    const renew = () => renewWatchLease(queries, now())
    try {
      await renewLeaseDuring(renew, onError, () =>
        continueSearch({ queries, anew, now, signal }, run),
      )
      return 1
    } catch (error) {
      if (!signal.aborted) throw error
      return 0
    } finally {
      await releaseWatchLease(queries)
    }
  }

  const worker = createBackgroundWorker(work, onError)
  return {
    ...worker,
    start: () => {
      void endSqliteLeases(database, 'watch').catch(onError).then(worker.start)
    },
    stop: () => {
      stopping.abort()
      return worker.stop()
    },
    lookNow: async () => {
      if (anew === null) {
        throw new ApiError('wrongState', 'Look-ups are switched off on this site')
      }
      await startWatchRun(queries)
      await waitAtMost(worker.flush().catch(onError), patienceMs)
      return readWatchRun(queries)
    },
  }
}
