import type { Readable } from 'node:stream'
import { ApiError } from '#contract/call/api-error.ts'

// Slower than the slowest mobile connection, but too fast for a client that only wants to hold the connection open.
const leastBytes = 10 * 1024
const everyMs = 20_000

/** A refusal because a request carries more than it may. */
export const tooLarge = (): ApiError => new ApiError('tooLarge', 'The request is too large')

/** A body on its way. */
export interface Arrival {
  /** Rejects with 413 when too much comes in, and with 408 when it comes in too slowly. */
  readonly refused: Promise<never>
  /** Stops following it. */
  end(): void
}

/** Watches a body while it arrives, however much of it is stored. */
export const followArrival = (body: Readable, maxBytes: number): Arrival => {
  const { promise: refused, reject } = Promise.withResolvers<never>()
  let arrived = 0
  let before = 0
  const count = (chunk: Buffer) => {
    arrived += chunk.length
    if (arrived > maxBytes) reject(tooLarge())
  }
  const timer = setInterval(() => {
    if (arrived - before < leastBytes) reject(new ApiError('tooSlow', 'The upload is too slow'))
    before = arrived
  }, everyMs)
  body.on('data', count)
  return {
    refused,
    end: () => {
      clearInterval(timer)
      body.off('data', count)
    },
  }
}
