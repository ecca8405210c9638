/** Counts for the metrics page; plain numbers, because answering from memory must stay fast. */
export const pageCounts = { fromMemory: 0, rendered: 0 }
