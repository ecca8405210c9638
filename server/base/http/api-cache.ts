import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createResponseCache } from '#server/base/cache/response-cache.ts'
import {
  compressResponse,
  createHeaderPrepender,
  type PrependedHeaders,
  sendStoredResponse,
} from '#server/base/cache/stored-response.ts'
import type { ChangeFeed } from '#server/base/db/changes.ts'
import type { SentResponseEvents } from './answered.ts'
import { rateLimitKeyOf } from './client-address.ts'
import type { RateLimiter } from './limits.ts'
import { hasLongList, stringifyInSteps } from './print-in-turns.ts'
import { newRequestId } from './request-id.ts'

export interface ApiCache {
  /** Sends the cached response, or builds it with `make` and caches it. */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    make: () => Promise<object>,
  ): Promise<FastifyReply>
  /** Sends a cached response before Fastify sees the request. Returns false if there is none. */
  sendFromCache(request: IncomingMessage, response: ServerResponse): boolean
}

export interface ApiCacheOptions {
  readonly feed: ChangeFeed
  readonly limits: Pick<RateLimiter, 'allows'>
  readonly answers: Pick<SentResponseEvents, 'tell'>
  readonly now?: () => Date
  readonly addressOf: (request: IncomingMessage) => string | undefined
}

interface Seen {
  readonly key: string
  readonly route: string | undefined
  readonly headersFor: (name: string, id: string) => PrependedHeaders
}

// Fits a list of ten thousand publications (12 MB), so that concurrent requests share one copy.
const maxBytes = 32 * 1024 * 1024
const maxSeen = 2_000
const maxLength = 300

const asJson = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' }
const idHeader = 'x-request-id'

const requestOf = ({ url = '', headers: { origin } }: IncomingMessage): string =>
  origin === undefined ? url : `${url} ${origin}`

const isPublicRead = ({ method, url = '', headers }: IncomingMessage): boolean =>
  url.startsWith('/api/') &&
  (method === 'GET' || method === 'HEAD') &&
  headers.authorization === undefined

export const createApiCache = ({
  feed,
  limits,
  answers,
  now = () => new Date(),
  addressOf,
}: ApiCacheOptions): ApiCache => {
  const cache = createResponseCache(feed, maxBytes, {
    lastWhenFailing: false,
    now: () => now().getTime(),
  })
  const seen = new Map<string, Seen>()

  const remember = (request: FastifyRequest, key: string, headersFor: Seen['headersFor']) => {
    const name = requestOf(request.raw)
    if (name.length > maxLength) return
    if (seen.size >= maxSeen) seen.clear()
    seen.set(name, { key, route: request.routeOptions.url, headersFor })
  }

  return {
    send: async (request, reply, key, make) => {
      const stored = await cache.get(key, async () => {
        const made = await make()
        const printed = hasLongList(made) ? await stringifyInSteps(made) : JSON.stringify(made)
        return compressResponse(200, asJson, printed)
      })
      const headers = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
        name === idHeader ? [] : [name, String(value)],
      )
      const headersFor = createHeaderPrepender(headers)
      remember(request, key, headersFor)
      reply.hijack()
      sendStoredResponse(stored, request.raw, reply.raw, headersFor(idHeader, request.id))
      return reply
    },
    sendFromCache: (request, response) => {
      if (!isPublicRead(request)) return false
      const known = seen.get(requestOf(request))
      const stored = known && cache.peek(known.key)
      if (!stored) return false
      const ip = addressOf(request)
      if (!limits.allows('readsPerClient', rateLimitKeyOf(ip))) return false
      const id = newRequestId()
      sendStoredResponse(stored, request, response, known.headersFor(idHeader, id))
      const { method = '' } = request
      answers.tell({ id, method, route: known.route, status: response.statusCode, ms: 0, ip })
      return true
    },
  }
}
