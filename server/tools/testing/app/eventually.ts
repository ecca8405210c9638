import { vi } from 'vitest'

// Only a fault makes anybody wait this long: it has to be enough for the slowest machine. Most tries are requests, which
// take the time of what they wait for.
const patience = { timeout: 120_000, interval: 30 }

/** Tries until it no longer throws, and answers with what came of it. */
export const eventually = <T>(work: () => T | Promise<T>): Promise<T> => vi.waitFor(work, patience)
