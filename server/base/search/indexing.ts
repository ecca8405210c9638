import type { Database } from '#server/base/db/database.ts'
import { giveWay } from '#server/base/db/turns.ts'
import { indexNext } from './rebuild.ts'
import { tidyIndex } from './tidy.ts'

const retryMs = 10_000

/** Work on the search index that goes on beside everything else. */
export interface Indexing {
  /** Makes what is missing of the index; resolves once all of it is there, or when it is told to stop. */
  run(): Promise<void>
  stop(): Promise<void>
}

const change = { entity: 'searchState', id: 'madeWith', action: 'updated' } as const

/** Makes a search index that was begun, a little at a time, so that other requests go first. */
export const createIndexing = ({ queries, feed, announce, onError }: Database): Indexing => {
  let isStopping = false
  let working: Promise<void> = Promise.resolve()
  let retry: NodeJS.Timeout | undefined

  const work = async (): Promise<void> => {
    let isNew = false
    while (!isStopping) {
      if (await indexNext(queries, (trx) => announce(trx, [change]))) break
      isNew = true
      await giveWay()
    }
    if (!isNew || isStopping) return
    // Whatever was searched for until now may have been found only in part.
    feed.publish([change])
    await tidyIndex(queries)
  }

  const run = (): Promise<void> => {
    working = work().catch((error: unknown) => {
      onError(error)
      if (!isStopping) retry = setTimeout(run, retryMs).unref()
    })
    return working
  }
  return {
    run,
    stop: async () => {
      isStopping = true
      clearTimeout(retry)
      await working
    },
  }
}
