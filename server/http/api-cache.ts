import type { FastifyReply, FastifyRequest } from 'fastify'
import { createResponseCache } from '#server/cache/response-cache.ts'
import { sendResponse, storeResponse } from '#server/cache/stored-response.ts'
import type { ChangeFeed } from '#server/db/changes.ts'

/** Responses of the API that are the same for everyone, each made once per state of the content. */
export interface ApiCache {
  /** Sends the response cached under the key, or the one `make` returns. */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    make: () => Promise<unknown>,
  ): Promise<FastifyReply>
}

// A list of ten thousand publications takes 12 MB: without this, so does everyone who waits for it.
const maxBytes = 32 * 1024 * 1024

const asJson = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' }

/** The response cache of the API. */
export const createApiCache = (feed: ChangeFeed): ApiCache => {
  // API callers get an error, never stale data.
  const cache = createResponseCache(feed, maxBytes, { lastWhenFailing: false })
  return {
    send: async (request, reply, key, make) => {
      const answer = await cache.get(key, async () =>
        storeResponse(200, asJson, JSON.stringify(await make())),
      )
      const own = Object.entries(reply.getHeaders()).flatMap(([name, value]) => [
        name,
        String(value),
      ])
      reply.hijack()
      sendResponse(answer, request.raw, reply.raw, own)
      return reply
    },
  }
}
