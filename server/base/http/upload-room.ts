import type { FastifyReply, FastifyRequest } from 'fastify'
import { createQueue } from '#server/base/process/queue.ts'
import { bodyLimits } from './body.ts'

// Pictures are decoded one by one: more than this would only lie about in memory, several times over.
const roomBytes = 12 * 1024 * 1024
const waiting = 100

/** Lets a form in when there is room for it. */
export type UploadRoom = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/** What a form may take; a client need not say how much it sends. */
const sizeOf = ({ headers }: FastifyRequest): number =>
  Number(headers['content-length'] ?? bodyLimits.form)

/**
 * Room for forms with files, which they keep until they have been answered; others wait with their connection,
 * not in memory. Only for calls that need a log-in: a slow sender holds others up.
 */
export const createUploadRoom = (): UploadRoom => {
  const room = createQueue({ atOnce: roomBytes, waiting })
  return async (request, reply) => {
    const size = sizeOf(request)
    // A text takes no room worth waiting for, and what is larger than any form may be is refused unread.
    if (!request.isMultipart() || size <= bodyLimits.json || size > bodyLimits.form) return
    const leave = await room.enter(size)
    if (request.raw.socket.destroyed) {
      leave()
      reply.hijack()
    } else {
      // Comes after the answer, and when the client is gone.
      reply.raw.once('close', leave)
    }
  }
}
