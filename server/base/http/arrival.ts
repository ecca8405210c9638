import type { Readable } from 'node:stream'
import { ApiError } from '#contract/call/api-error.ts'

// Slower than the slowest mobile connection, but too fast for a client that only wants to hold the connection open.
const leastBytesPerSecond = 1_000
const averagedSeconds = 60
/** Longer than a phone takes to change from one network to another. */
const maxSilentSeconds = 30

/** Throws 413: a request carries more than it may. */
export const tooLarge = (): ApiError => new ApiError('tooLarge', 'The request is too large')

const tooSlow = () =>
  new ApiError('tooSlow', 'The request took too long to arrive. Please try again.')

/** Calls `work` once a second until the returned function is called. */
export type EachSecond = (work: () => void) => () => void

const eachSecond: EachSecond = (work) => {
  const timer = setInterval(work, 1_000)
  return () => clearInterval(timer)
}

/** A body on its way. */
export interface Arrival {
  /** Rejects with 413 when too much comes in, and with 408 when it comes in too slowly. */
  readonly refused: Promise<never>
  /** Stops watching. */
  end(): void
}

/** Watches a body while it arrives. */
export const followArrival = (body: Readable, maxBytes: number, each = eachSecond): Arrival => {
  const { promise: refused, reject } = Promise.withResolvers<never>()
  // Nobody waits for it any more if the body ends first.
  refused.catch(() => undefined)
  let arrived = 0
  let silentSeconds = 0
  /** How much had arrived at each of the last seconds. */
  const before = [0]
  const count = (chunk: Buffer) => {
    arrived += chunk.length
    if (arrived > maxBytes) reject(tooLarge())
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
