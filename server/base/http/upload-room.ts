import type { FastifyReply } from 'fastify'
import { ApiError } from '#contract/call/api-error.ts'
import { createConcurrencyLimiter } from '#server/base/process/queue.ts'

// Memory for all uploads. Images are decoded one at a time, so more bytes would only wait.
const roomBytes = 12 * 1024 * 1024
const waiting = 100

export type ReserveUploadMemory = (reply: FastifyReply, bytes: number) => Promise<void>

/**
 * Reserves memory for uploads until their response. Files wait on disk and only received bytes
 * count, so that slow uploads delay no others.
 */
export const createUploadMemoryReserver = (): ReserveUploadMemory => {
  const room = createConcurrencyLimiter({ atOnce: roomBytes, waiting })
  return async ({ raw }, bytes) => {
    if (bytes === 0) return
    const leave = await room.enter(bytes)
    if (raw.destroyed || raw.socket?.destroyed) {
      leave()
      throw new ApiError('unreadable', 'The request was cut short')
    }
    // `close` fires after the response or when the client disconnects.
    raw.once('close', leave)
  }
}
