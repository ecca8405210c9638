import { vi } from 'vitest'

// Only failing tests wait this long, so it must suffice for the slowest machine. Most attempts are requests, whose duration adds
// to the interval.
const patience = { timeout: 120_000, interval: 30 }

/** Retries until `work` no longer throws. Returns its result. */
export const eventually = <T>(work: () => T | Promise<T>): Promise<T> => vi.waitFor(work, patience)
