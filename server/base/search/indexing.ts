import type { Database } from '#server/base/db/database.ts'
import { yieldToRequests } from '#server/base/db/turns.ts'
import { indexNextBatch } from './rebuild.ts'
import { mergeIndexSegments } from './tidy.ts'

const retryMs = 10_000

export interface IndexBuilder {
  run(): Promise<void>
  stop(): Promise<void>
}

const change = { entity: 'searchState', id: 'madeWith', action: 'updated' } as const

/** Creates a background job that completes a search index, with priority for requests. */
export const createIndexBuilder = ({
  queries,
  feed,
  announce,
  onError,
}: Database): IndexBuilder => {
  let isStopping = false
  let working: Promise<void> = Promise.resolve()
  let retry: NodeJS.Timeout | undefined

  const work = async (): Promise<void> => {
    let isNew = false
    while (!isStopping) {
      if (await indexNextBatch(queries, (trx) => announce(trx, [change]))) break
      isNew = true
      await yieldToRequests()
    }
    if (!isNew || isStopping) return
    feed.publish([change])
    await mergeIndexSegments(queries)
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
