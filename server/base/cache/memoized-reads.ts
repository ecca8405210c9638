import type { ChangeFeed } from '#server/base/db/changes.ts'
import {
  addReadDependencies,
  isResponseExpired,
  type ReadDependencies,
  recordReadDependencies,
} from '#server/base/db/reads.ts'
import { cacheTagsOf } from '#server/base/db/tags.ts'

/** Returns the result of `read`, cached by key until a change invalidates it. */
export type MemoizeRead = <T>(key: string, read: () => Promise<T>) => Promise<T>

/** Memoizes reads. `peek` returns a cached result synchronously, or undefined. */
interface RememberedReads extends MemoizeRead {
  peek<T>(key: string): T | undefined
}

interface Known {
  readonly promise: Promise<{ result: unknown; reads: ReadDependencies }>
  result?: unknown
  reads?: ReadDependencies
}

/**
 * Creates a cache for the results of up to `most` reads, which evicts the least recently used. A
 * commit removes results whose data it changed. Callers share results and must not mutate them.
 */
export const createReadMemoizer = (
  feed: ChangeFeed,
  most: number,
  now = Date.now,
): RememberedReads => {
  const entries = new Map<string, Known>()

  feed.subscribe((changed) => {
    const tags = changed === 'everything' ? null : cacheTagsOf(changed)
    for (const [key, { reads }] of entries) {
      // A pending read may have missed the change, so its result must not be used by later callers.
      if (!reads || !tags?.isDisjointFrom(reads.tags)) entries.delete(key)
    }
  })

  const start = (key: string, read: () => Promise<unknown>): Known => {
    const known: Known = { promise: recordReadDependencies(read) }
    known.promise.then(
      ({ result, reads }) => {
        known.result = result
        known.reads = reads
      },
      () => {
        if (entries.get(key) === known) entries.delete(key)
      },
    )
    return known
  }

  const find = (key: string): Known | undefined => {
    const known = entries.get(key)
    return known?.reads && isResponseExpired(known.reads, now) ? undefined : known
  }

  const get = async <T>(key: string, read: () => Promise<T>): Promise<T> => {
    if (!feed.live) return read()
    const known = find(key) ?? start(key, read)
    entries.delete(key)
    entries.set(key, known)
    for (const oldest of entries.keys()) {
      if (entries.size <= most) break
      entries.delete(oldest)
    }
    const { result, reads } = await known.promise
    addReadDependencies(reads)
    return result as T // Safe cast: a key is always used with the same read function.
  }

  const peek = <T>(key: string): T | undefined => {
    const known = feed.live ? find(key) : undefined
    return known?.reads && (known.result as T) // Safe cast: a key is always used with the same read function.
  }
  return Object.assign(get, { peek })
}
