import type { Readable } from 'node:stream'
import { ApiError } from '#contract/call/api-error.ts'

// Minimum upload speed. Slower than any usable mobile connection, but too fast for clients that only keep
// connections open.
const leastBytesPerSecond = 1_000
const averagedSeconds = 60
const maxSilentSeconds = 30

export const createTooLargeError = (): ApiError =>
  new ApiError('tooLarge', 'The request is too large')

const tooSlow = () =>
  new ApiError('tooSlow', 'The request took too long to arrive. Please try again.')

export type RunEverySecond = (work: () => void) => () => void

const eachSecond: RunEverySecond = (work) => {
  const timer = setInterval(work, 1_000)
  return () => clearInterval(timer)
}

export interface BodyArrivalMonitor {
  /** Rejects with 413 if the body is too large, and with 408 if it arrives too slowly. */
  readonly refused: Promise<never>
  end(): void
}

/** Watches size and speed of a request body while it arrives. */
export const monitorBodyArrival = (
  body: Readable,
  maxBytes: number,
  each = eachSecond,
): BodyArrivalMonitor => {
  const { promise: refused, reject } = Promise.withResolvers<never>()
  refused.catch(() => undefined)
  let arrived = 0
  let silentSeconds = 0
  const before = [0]
  const count = (chunk: Buffer) => {
    arrived += chunk.length
    if (arrived > maxBytes) reject(createTooLargeError())
  }
  const stop = each(() => {
    silentSeconds = arrived === before.at(-1) ? silentSeconds + 1 : 0
    before.push(arrived)
    const start = before.length > averagedSeconds ? before.shift() : undefined
    const isSlow = start !== undefined && arrived - start < averagedSeconds * leastBytesPerSecond
    if (isSlow || silentSeconds >= maxSilentSeconds) reject(tooSlow())
  })
  body.on('data', count)
  return {
    refused,
    end: () => {
      stop()
      body.off('data', count)
    },
  }
}
