import { ApiError } from '#contract/call/api-error.ts'
import type { Changed, ChangeFeed } from '#server/base/db/changes.ts'
import { isOver, type Reads, recordReads } from '#server/base/db/reads.ts'
import { type Tag, tagsOf } from '#server/base/db/tags.ts'
import { type StoredResponse, storeResponse } from './stored-response.ts'

/**
 * Responses by key. Each is fresh until a commit changes something that was read to make it, or until the
 * moment comes that a read has named.
 */
export interface ResponseCache {
  /** How a response is made ready to be kept. */
  readonly store: typeof storeResponse
  /** The response if it is cached and fresh. */
  peek(key: string): StoredResponse | undefined
  /**
   * The response, made now if need be, and only once however many ask. When that fails with an error of ours, the last
   * one cached under the key is used, unless the cache is told otherwise. A refusal is no such error, and
   * a response that may show anything changed, hidden or removed since is never used.
   */
  get(key: string, make: () => Promise<StoredResponse>): Promise<StoredResponse>
}

interface Entry {
  readonly response: StoredResponse
  readonly reads: Reads
  isStale: boolean
}

/** What has been changed while a response was made; null for everything. */
interface Meanwhile {
  tags: Set<Tag> | null
}

const isUntouched = ({ tags }: Meanwhile, reads: Reads): boolean =>
  tags?.isDisjointFrom(reads.tags) ?? false

/** The tags of what visitors may no longer see as it was; null for everything. What is new takes nothing away. */
const takenBack = (changed: Changed): Set<Tag> | null =>
  changed === 'everything' ? null : tagsOf(changed.filter(({ action }) => action !== 'created'))

/** Whether something is missing for the caller, rather than broken. */
const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status < 500

export interface CacheOptions {
  /** Whether a response that cannot be made is replaced by the last one. */
  readonly lastWhenFailing?: boolean
  readonly now?: () => number
}

const sizeOf = (key: string, { response, reads: { tags } }: Entry): number =>
  2 * key.length + response.bytes + tags.size * 100

/** A cache of at most `maxBytes` that drops the least recently used responses. */
export const createResponseCache = (
  feed: ChangeFeed,
  maxBytes: number,
  { lastWhenFailing = true, now = Date.now }: CacheOptions = {},
): ResponseCache => {
  const entries = new Map<string, Entry>()
  const underWay = new Map<string, { meanwhile: Meanwhile; promise: Promise<StoredResponse> }>()
  const meanwhiles = new Set<Meanwhile>()
  let bytes = 0
  /** The last that was asked for again. */
  let latest: Entry | undefined

  const drop = (key: string) => {
    const entry = entries.get(key)
    if (entry) bytes -= sizeOf(key, entry)
    entries.delete(key)
  }

  feed.subscribe((changed) => {
    const tags = changed === 'everything' ? null : tagsOf(changed)
    const gone = takenBack(changed)
    for (const [key, entry] of entries) {
      if (!isUntouched({ tags: gone }, entry.reads)) drop(key)
      else if (!isUntouched({ tags }, entry.reads)) entry.isStale = true
    }
    for (const meanwhile of meanwhiles) {
      meanwhile.tags = tags && (meanwhile.tags?.union(tags) ?? null)
    }
  })

  const keep = (key: string, entry: Entry) => {
    drop(key)
    const size = sizeOf(key, entry)
    if (size > maxBytes) return
    entries.set(key, entry)
    latest = entry
    bytes += size
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) break
      drop(oldest)
    }
  }

  const isFresh = (entry: Entry | undefined): entry is Entry =>
    entry !== undefined && !entry.isStale && feed.live && !isOver(entry.reads, now)

  const lastOf = (key: string): StoredResponse | undefined => {
    const entry = lastWhenFailing ? entries.get(key) : undefined
    // Something it shows may have expired at that moment.
    return entry && !isOver(entry.reads, now) ? entry.response : undefined
  }

  const makeFresh = async (
    key: string,
    make: () => Promise<StoredResponse>,
    meanwhile: Meanwhile,
  ): Promise<StoredResponse> => {
    try {
      const { result: response, reads } = await recordReads(make)
      if (response.status >= 500) return lastOf(key) ?? response
      // A response that a commit has made stale meanwhile is given to those who waited, but not cached.
      if (response.status === 200 && isUntouched(meanwhile, reads)) {
        keep(key, { response, reads, isStale: false })
      }
      if (response.status !== 200) drop(key)
      return response
    } catch (error) {
      if (isRefusal(error)) drop(key)
      const last = lastOf(key)
      if (last) return last
      throw error
    }
  }

  const start = (key: string, make: () => Promise<StoredResponse>): Promise<StoredResponse> => {
    const meanwhile: Meanwhile = { tags: new Set() }
    meanwhiles.add(meanwhile)
    const promise = makeFresh(key, make, meanwhile).finally(() => {
      meanwhiles.delete(meanwhile)
      if (underWay.get(key)?.promise === promise) underWay.delete(key)
    })
    underWay.set(key, { meanwhile, promise })
    return promise
  }

  return {
    store: storeResponse,
    peek: (key) => {
      const entry = entries.get(key)
      if (!isFresh(entry)) return undefined
      // Marks it as most recently used.
      if (entry !== latest) {
        entries.delete(key)
        entries.set(key, entry)
        latest = entry
      }
      return entry.response
    },
    get: (key, make) => {
      const entry = entries.get(key)
      if (isFresh(entry)) return Promise.resolve(entry.response)
      const waiting = underWay.get(key)
      // A request after a commit does not get an answer that was begun before it.
      return waiting?.meanwhile.tags?.size === 0 ? waiting.promise : start(key, make)
    },
  }
}
