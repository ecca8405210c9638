/** Counters for `/metrics`. Plain numbers, because cached responses must be fast. */
export interface PageCounts {
  fromMemory: number
  rendered: number
}

export const createPageCounts = (): PageCounts => ({ fromMemory: 0, rendered: 0 })
