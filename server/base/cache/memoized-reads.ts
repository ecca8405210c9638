import type { ChangeFeed } from '#server/base/db/changes.ts'
import { isOver, noteReads, type Reads, recordReads } from '#server/base/db/reads.ts'
import { tagsOf } from '#server/base/db/tags.ts'

/** Reads once per state of the content, however often it is asked under the same key. */
export type MemoizedReads = <T>(key: string, read: () => Promise<T>) => Promise<T>

/** The same, with a way to look at a remembered result without waiting; undefined where there is none. */
interface RememberedReads extends MemoizedReads {
  peek<T>(key: string): T | undefined
}

interface Known {
  readonly promise: Promise<{ result: unknown; reads: Reads }>
  result?: unknown
  /** Unknown while it is being read. */
  reads?: Reads
}

/**
 * Remembers what reads have returned until a commit changes something they read; at most so many, those that
 * were asked for last. A response made from them depends on what they depend on. What is returned is
 * shared and must not be changed.
 */
export const createMemoizedReads = (
  feed: ChangeFeed,
  most: number,
  now = Date.now,
): RememberedReads => {
  const entries = new Map<string, Known>()

  feed.subscribe((changed) => {
    const tags = changed === 'everything' ? null : tagsOf(changed)
    for (const [key, { reads }] of entries) {
      // What is being read may or may not hold the change: later callers read again.
      if (!reads || !tags?.isDisjointFrom(reads.tags)) entries.delete(key)
    }
  })

  const start = (key: string, read: () => Promise<unknown>): Known => {
    const known: Known = { promise: recordReads(read) }
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
    return known?.reads && isOver(known.reads, now) ? undefined : known
  }

  const get = async <T>(key: string, read: () => Promise<T>): Promise<T> => {
    // Without a live feed the commits of other instances are not seen, so nothing is remembered.
    if (!feed.live) return read()
    const known = find(key) ?? start(key, read)
    entries.delete(key)
    entries.set(key, known)
    for (const oldest of entries.keys()) {
      if (entries.size <= most) break
      entries.delete(oldest)
    }
    const { result, reads } = await known.promise
    noteReads(reads)
    return result as T // The key stands for one read.
  }

  const peek = <T>(key: string): T | undefined => {
    const known = feed.live ? find(key) : undefined
    return known?.reads && (known.result as T) // The key stands for one read.
  }
  return Object.assign(get, { peek })
}
