/**
 * Counts pages sent from the cache and pages rendered, for `/metrics`. Plain numbers, because
 * metrics objects would slow down cached responses.
 */
export interface PageCacheCounters {
  fromMemory: number
  rendered: number
}

export const createPageCacheCounters = (): PageCacheCounters => ({ fromMemory: 0, rendered: 0 })
