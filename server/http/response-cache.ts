import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ChangeFeed } from '#server/db/changes.ts'
import { createPageCache } from '#server/pages/page-cache.ts'
import { sendPage, storePage } from '#server/pages/stored-page.ts'

/** Answers that are the same for everyone: each is made once per state of the content, however many ask. */
export interface KeptAnswers {
  /** Answers a request with what is kept under the key, or with what `make` makes. */
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

/** Keeps answers until the next commit, within a bounded memory. */
export const createKeptAnswers = (feed: ChangeFeed): KeptAnswers => {
  // Whoever asks for data is told when there is none, not what there was.
  const cache = createPageCache(feed, maxBytes, { lastWhenFailing: false })
  return {
    send: async (request, reply, key, make) => {
      const answer = await cache.get(key, async () =>
        storePage(200, asJson, JSON.stringify(await make())),
      )
      const own = Object.entries(reply.getHeaders()).flatMap(([name, value]) => [
        name,
        String(value),
      ])
      reply.hijack()
      sendPage(answer, request.raw, reply.raw, own)
      return reply
    },
  }
}
