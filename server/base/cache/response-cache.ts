import { ApiError } from '#contract/call/api-error.ts'
import type { ChangeFeed, PublishedChanges } from '#server/base/db/changes.ts'
import {
  isResponseExpired,
  type ReadDependencies,
  recordReadDependencies,
} from '#server/base/db/reads.ts'
import { type CacheTag, cacheTagsOf } from '#server/base/db/tags.ts'
import { compressResponse, type StoredResponse } from './stored-response.ts'

export interface ResponseCache {
  readonly store: typeof compressResponse
  peek(key: string): StoredResponse | undefined
  /**
   * Returns the cached response or makes one. Concurrent requests share the work. If making it
   * fails with a server error, the last response is returned, unless it could show something
   * changed, hidden or deleted since.
   */
  get(key: string, make: () => Promise<StoredResponse>): Promise<StoredResponse>
}

interface Entry {
  readonly response: StoredResponse
  readonly reads: ReadDependencies
  isStale: boolean
}

/**
 * Changes committed while a response was being made, as cache tags. Null means that any data may
 * have changed.
 */
interface Meanwhile {
  tags: Set<CacheTag> | null
}

const isUntouched = ({ tags }: Meanwhile, reads: ReadDependencies): boolean =>
  tags?.isDisjointFrom(reads.tags) ?? false

/**
 * Returns the cache tags of changed and removed entries, or null if anything may have changed.
 * Ignores new entries, which no cached response can show.
 */
const takenBack = (changed: PublishedChanges): Set<CacheTag> | null =>
  changed === 'everything'
    ? null
    : cacheTagsOf(changed.filter(({ action }) => action !== 'created'))

const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status < 500

export interface ResponseCacheOptions {
  /** Whether to send the last successful response if making a new one fails with a server error. */
  readonly lastWhenFailing?: boolean
  readonly now?: () => number
}

const sizeOf = (key: string, { response, reads: { tags } }: Entry): number =>
  2 * key.length + response.bytes + tags.size * 100

export const createResponseCache = (
  feed: ChangeFeed,
  maxBytes: number,
  { lastWhenFailing = true, now = Date.now }: ResponseCacheOptions = {},
): ResponseCache => {
  const entries = new Map<string, Entry>()
  const underWay = new Map<string, { meanwhile: Meanwhile; promise: Promise<StoredResponse> }>()
  const meanwhiles = new Set<Meanwhile>()
  let bytes = 0
  let latest: Entry | undefined

  const drop = (key: string) => {
    const entry = entries.get(key)
    if (entry) bytes -= sizeOf(key, entry)
    entries.delete(key)
  }

  feed.subscribe((changed) => {
    const tags = changed === 'everything' ? null : cacheTagsOf(changed)
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
    entry !== undefined && !entry.isStale && feed.live && !isResponseExpired(entry.reads, now)

  const lastOf = (key: string): StoredResponse | undefined => {
    const entry = lastWhenFailing ? entries.get(key) : undefined
    return entry && !isResponseExpired(entry.reads, now) ? entry.response : undefined
  }

  const makeFresh = async (
    key: string,
    make: () => Promise<StoredResponse>,
    meanwhile: Meanwhile,
  ): Promise<StoredResponse> => {
    try {
      const { result: response, reads } = await recordReadDependencies(make)
      if (response.status >= 500) return lastOf(key) ?? response
      // A commit while the response was being made may have changed its data. The response is then not
      // cached.
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
    store: compressResponse,
    peek: (key) => {
      const entry = entries.get(key)
      if (!isFresh(entry)) return undefined
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
      // Shares a pending response only if nothing was committed since it was begun, because a later request
      // must see the commit.
      return waiting?.meanwhile.tags?.size === 0 ? waiting.promise : start(key, make)
    },
  }
}
