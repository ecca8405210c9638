import type { FastifyReply } from 'fastify'
import { ApiError } from '#contract/call/api-error.ts'
import { createQueue } from '#server/base/process/queue.ts'

// Pictures are decoded one by one: more bytes than these would only wait in memory, several times over.
const roomBytes = 12 * 1024 * 1024
const waiting = 100

/** Waits until the files of a request, which have all arrived, may be read into memory. */
export type UploadRoom = (reply: FastifyReply, bytes: number) => Promise<void>

/**
 * Reserves memory for the files of requests until these are answered. Files wait on disk, and only what has arrived is
 * counted, so that a slow sender keeps nobody waiting.
 */
export const createUploadRoom = (): UploadRoom => {
  const room = createQueue({ atOnce: roomBytes, waiting })
  return async ({ raw }, bytes) => {
    if (bytes === 0) return
    const leave = await room.enter(bytes)
    if (raw.destroyed || raw.socket?.destroyed) {
      leave()
      throw new ApiError('unreadable', 'The request was cut short')
    }
    // Fires after the response, and when the client disconnects.
    raw.once('close', leave)
  }
}
