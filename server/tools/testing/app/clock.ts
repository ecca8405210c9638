import { onTestFinished, vi } from 'vitest'

/** A clock that only `advance` moves. */
export interface TestClock {
  now(): Date
  advance(milliseconds: number): void
}

/** Creates a clock that starts at the real time. */
export const createClock = (): TestClock & { reset(): void } => {
  let time = Date.now()
  return {
    now: () => new Date(time),
    reset: () => {
      time = Date.now()
    },
    advance: (milliseconds) => {
      time += milliseconds
    },
  }
}

export const seconds = (count: number): number => count * 1000
export const minutes = (count: number): number => seconds(count * 60)
export const hours = (count: number): number => minutes(count * 60)
export const days = (count: number): number => hours(count * 24)

/** Stops timeouts for the rest of a test. `vi.advanceTimersByTimeAsync` runs them. */
export const stopTimeouts = (): void => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}
