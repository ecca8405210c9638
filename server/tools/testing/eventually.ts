import { vi } from 'vitest'

// Only a fault makes anybody wait this long: it has to be enough for the slowest machine.
const patience = { timeout: 30_000, interval: 10 }

/** Tries until it no longer throws, and answers with what came of it. */
export const eventually = <T>(work: () => T | Promise<T>): Promise<T> => vi.waitFor(work, patience)
