import type { Database } from '#server/base/db/database.ts'
import { giveWay } from '#server/base/db/turns.ts'
import { indexNext } from './rebuild.ts'
import { tidyIndex } from './tidy.ts'

const retryMs = 10_000

export interface Indexing {
  run(): Promise<void>
  stop(): Promise<void>
}

const change = { entity: 'searchState', id: 'madeWith', action: 'updated' } as const

/** Creates a background job that completes a search index, with priority for requests. */
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
