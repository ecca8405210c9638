/** Counts for the metrics page; plain numbers, because answering from memory must stay fast. */
export interface PageCounts {
  fromMemory: number
  rendered: number
}

/** The counts of one server. */
export const createPageCounts = (): PageCounts => ({ fromMemory: 0, rendered: 0 })
