import { ApiError } from '#contract/call/api-error.ts'
import type { Database } from '#server/base/db/database.ts'
import { endSqliteLeases, renewLeaseDuring } from '#server/base/db/lease.ts'
import { type BackgroundWorker, createBackgroundWorker } from '#server/base/mail/worker.ts'
import { waitAtMost } from '#server/base/process/within.ts'
import type { MetadataLookUps } from '#server/publication/lookup/look-up.ts'
import { readSiteSettings } from '#server/settings/store.ts'
import { continuePublicationSearch } from './look.ts'
import { findDuePeriodStart } from './quiet-hour.ts'
import {
  leasePublicationSearchRun,
  readPublicationSearchRun,
  releasePublicationSearchLease,
  renewPublicationSearchLease,
  startPublicationSearchRun,
} from './run-store.ts'

export interface PublicationSearchWorker extends BackgroundWorker {
  /** Starts a search unless one is active. Waits a few seconds, so that the first results are included. */
  lookNow(): ReturnType<typeof readPublicationSearchRun>
}

interface Place {
  readonly database: Database
  readonly lookUps: Pick<MetadataLookUps, 'anew'>
  readonly now: () => Date
  readonly onError: (error: unknown) => void
}

const patienceMs = 3_000

/**
 * Creates the worker that searches external services for publications. Every server process has one, but only
 * one searches at a time. If it crashes, another continues.
 */
export const createPublicationSearchWorker = ({
  database,
  lookUps: { anew },
  now,
  onError,
}: Place): PublicationSearchWorker => {
  const { queries } = database
  const stopping = new AbortController()
  const { signal } = stopping

  const beginIfDue = async (): Promise<void> => {
    const { watch, timeZone } = await readSiteSettings(queries)
    const period = watch === 'off' ? null : findDuePeriodStart(watch, timeZone, now())
    if (period !== null) await startPublicationSearchRun(queries, period)
  }

  const work = async (): Promise<number> => {
    if (anew === null || signal.aborted) return 0
    await beginIfDue()
    const run = await leasePublicationSearchRun(queries, now())
    if (run === undefined) return 0
    const renew = () => renewPublicationSearchLease(queries, now())
    try {
      await renewLeaseDuring(renew, onError, () =>
        continuePublicationSearch({ queries, anew, now, signal }, run),
      )
      return 1
    } catch (error) {
      if (!signal.aborted) throw error
      return 0
    } finally {
      await releasePublicationSearchLease(queries)
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
      await startPublicationSearchRun(queries)
      await waitAtMost(worker.flush().catch(onError), patienceMs)
      return readPublicationSearchRun(queries)
    },
  }
}
