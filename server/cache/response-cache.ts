import type { ChangeFeed } from '#server/db/changes.ts'
import type { StoredResponse } from './stored-response.ts'

/** Rendered pages by address, each good until the next commit. */
export interface ResponseCache {
  /** The page as it is known now, if it is known. */
  peek(key: string): StoredResponse | undefined
  /**
   * The page, rendered now if need be, and only once however many ask. When rendering fails, the
   * last page known under that key is better than none, unless the cache is told otherwise.
   */
  get(key: string, render: () => Promise<StoredResponse>): Promise<StoredResponse>
}

interface Entry {
  readonly page: StoredResponse
  readonly version: number
}

const sizeOf = (key: string, { page }: Entry): number => 2 * key.length + page.bytes

/** A cache that takes at most `maxBytes` and forgets what was not asked for longest. */
export const createResponseCache = (
  feed: ChangeFeed,
  maxBytes: number,
  { lastWhenFailing = true } = {},
): ResponseCache => {
  const entries = new Map<string, Entry>()
  const underWay = new Map<string, { version: number; promise: Promise<StoredResponse> }>()
  let version = 0
  let bytes = 0
  feed.subscribe(() => {
    version++
  })

  const drop = (key: string) => {
    const entry = entries.get(key)
    if (entry) bytes -= sizeOf(key, entry)
    entries.delete(key)
  }

  const keep = (key: string, entry: Entry) => {
    drop(key)
    const size = sizeOf(key, entry)
    if (size > maxBytes) return
    entries.set(key, entry)
    bytes += size
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) break
      drop(oldest)
    }
  }

  const isCurrent = (entry: Entry | undefined): entry is Entry =>
    entry !== undefined && entry.version === version && feed.live

  const lastOf = (key: string) => (lastWhenFailing ? entries.get(key)?.page : undefined)

  const renderFresh = async (
    key: string,
    render: () => Promise<StoredResponse>,
  ): Promise<StoredResponse> => {
    const started = version
    try {
      const page = await render()
      if (page.status >= 500) return lastOf(key) ?? page
      // What a commit has overtaken is shown to those who waited, but not kept for others.
      if (page.status === 200 && started === version) keep(key, { page, version })
      return page
    } catch (error) {
      const last = lastOf(key)
      if (last) return last
      throw error
    }
  }

  return {
    peek: (key) => {
      const entry = entries.get(key)
      if (!isCurrent(entry)) return undefined
      // Marks it as most recently used.
      entries.delete(key)
      entries.set(key, entry)
      return entry.page
    },
    get: (key, render) => {
      const entry = entries.get(key)
      if (isCurrent(entry)) return Promise.resolve(entry.page)
      const waiting = underWay.get(key)
      if (waiting?.version === version) return waiting.promise
      const promise = renderFresh(key, render).finally(() => {
        if (underWay.get(key)?.promise === promise) underWay.delete(key)
      })
      underWay.set(key, { version, promise })
      return promise
    },
  }
}
