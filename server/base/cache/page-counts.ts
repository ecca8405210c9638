/**
 * Numbers of pages sent from the cache and rendered, for `/metrics`. Plain numbers, because metrics objects
 * would slow down cached responses.
 */
export interface PageCounts {
  fromMemory: number
  rendered: number
}

export const createPageCounts = (): PageCounts => ({ fromMemory: 0, rendered: 0 })
