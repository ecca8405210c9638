import { sql } from 'kysely'
import type { Database, Queries } from '#server/base/db/database.ts'
import { probeUrl, type UrlProbeResult } from '#server/base/outbound/probe.ts'

const maxLinks = 2_000
const hostsAtOnce = 4
const betweenMs = 1_000

/** Reads all external URLs: unchecked ones first, then by age of the last check. */
const readAddresses = async (queries: Queries): Promise<string[]> => {
  const rows = await queries
    .selectFrom('healthLink')
    .leftJoin('healthAnswer', 'healthAnswer.url', 'healthLink.url')
    .select(['healthLink.url', sql<string>`coalesce(max("checkedAt"), '')`.as('asked')])
    .where('toEntity', '=', '')
    .groupBy('healthLink.url')
    .orderBy('asked')
    .orderBy('healthLink.url')
    .limit(maxLinks)
    .execute()
  return rows.map(({ url }) => url)
}

const note = async (queries: Queries, url: string, { status, said }: UrlProbeResult, now: Date) => {
  const row = { status, said, checkedAt: now.toISOString() }
  await queries
    .insertInto('healthAnswer')
    .values({ url, ...row })
    .onConflict((conflict) => conflict.column('url').doUpdateSet(row))
    .execute()
}

/** Deletes results of URLs that the site no longer links to. */
const forgetOthers = (queries: Queries) =>
  queries
    .deleteFrom('healthAnswer')
    .where(
      'url',
      'not in',
      queries.selectFrom('healthLink').select('url').where('toEntity', '=', ''),
    )
    .execute()

interface Place {
  readonly database: Database
  readonly publicUrl: string
  readonly now: () => Date
  readonly onError: (error: unknown) => void
}

/**
 * Creates the checker of external links. It requests a few hosts at once and pauses between requests to one
 * host.
 */
export const createLinkCheckWorker = ({
  database: { queries },
  publicUrl,
  now,
  onError,
}: Place) => {
  const stopping = new AbortController()
  const { signal } = stopping
  let working: Promise<unknown> | undefined

  const askHost = async (urls: readonly string[]): Promise<void> => {
    for (const [at, url] of urls.entries()) {
      if (at > 0) await new Promise((resolve) => setTimeout(resolve, betweenMs))
      if (signal.aborted) return
      await note(queries, url, await probeUrl(url, signal, { site: publicUrl }), now())
    }
  }

  const work = async (): Promise<void> => {
    const urls = await readAddresses(queries)
    const waiting = [...Map.groupBy(urls, (url) => URL.parse(url)?.host ?? '').values()]
    const lane = async () => {
      for (let host = waiting.pop(); host && !signal.aborted; host = waiting.pop()) {
        await askHost(host)
      }
    }
    await Promise.all(Array.from({ length: hostsAtOnce }, lane))
    if (!signal.aborted) await forgetOthers(queries)
  }

  return {
    isChecking: () => working !== undefined,
    /** Starts a check unless one is running. Resolves when the running check ends. */
    check: (): Promise<unknown> => {
      working ??= work()
        .catch((error: unknown) => {
          if (!signal.aborted) onError(error)
        })
        .finally(() => {
          working = undefined
        })
      return working
    },
    stop: async (): Promise<void> => {
      stopping.abort()
      await working
    },
  }
}

export type LinkCheckWorker = ReturnType<typeof createLinkCheckWorker>
