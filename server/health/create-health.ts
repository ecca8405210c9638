import type { Database } from '#server/base/db/database.ts'
import { waitAtMost } from '#server/base/process/within.ts'
import type { HealthFixInput } from './check.ts'
import { createLinkCheckWorker, type LinkCheckWorker } from './links/check-links.ts'
import { scanStaleEntries } from './scan/scan.ts'
import { addChangedEntries, type EntriesToRescan } from './scan/stale.ts'

export interface HealthService {
  /**
   * Searches changed entries for problems. Resolves after three seconds at most, even if the search
   * continues.
   */
  catchUp(): Promise<void>
  readonly links: LinkCheckWorker
  readonly records: HealthFixInput['records']
  stop(): Promise<void>
}

interface Place {
  readonly database: Database
  readonly publicUrl: string
  readonly now: () => Date
  readonly onError: (error: unknown) => void
  readonly records: HealthFixInput['records']
}

const maxWaitMs = 3_000

export const createHealthService = ({
  database,
  publicUrl,
  now,
  onError,
  records,
}: Place): HealthService => {
  const stopping = new AbortController()
  const { signal } = stopping
  const titles = new Map()
  // Changes from before the start of this process are unknown, so the first scan compares all entries.
  let stale: EntriesToRescan = 'everything'
  const unsubscribe = database.feed.subscribe((changed) => {
    stale = addChangedEntries(stale, changed)
  })
  let working: Promise<void> = Promise.resolve()
  const read = async (): Promise<void> => {
    const wanted = database.feed.live ? stale : 'everything'
    if (signal.aborted || (wanted !== 'everything' && wanted.size === 0)) return
    stale = new Map()
    await scanStaleEntries({ database, publicUrl, titles }, wanted, signal).catch(
      (error: unknown) => {
        stale = 'everything'
        if (!signal.aborted) onError(error)
      },
    )
  }
  const links = createLinkCheckWorker({ database, publicUrl, now, onError })
  return {
    catchUp: async () => {
      working = working.then(read)
      await waitAtMost(working, maxWaitMs)
    },
    links,
    records,
    stop: async () => {
      unsubscribe()
      stopping.abort()
      await links.stop()
      await working
    },
  }
}
