import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate, setTimeout } from 'node:timers/promises'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { prioritizeRequest } from '#server/base/db/turns.ts'
import type { SentResponseEvents } from './answered.ts'
import { requestBodyLimits } from './body.ts'
import { closeLateConnections } from './end-late.ts'
import { registerErrorHandlers, sendError } from './errors.ts'
import { escapeInvalidPercents } from './literal-percents.ts'
import { rewriteUrlToCitationFile } from './negotiate.ts'
import {
  createParserErrorHandler,
  rejectBeforeRouting,
  rejectUnsupportedEvents,
} from './outside-routes.ts'
import { newRequestId } from './request-id.ts'

/** Handles a request before Fastify sees it. Returns false if it did not. */
export type FastPathHandler = (request: IncomingMessage, response: ServerResponse) => boolean

export interface HttpServerOptions {
  readonly log: FastifyBaseLogger
  readonly trustProxy: readonly string[]
  readonly headers: Readonly<Record<string, string>>
  readonly shortcut: FastPathHandler
  readonly answers: SentResponseEvents
}

const sweepIdleMs = 50

export interface HttpServer {
  readonly app: FastifyInstance
  readonly server: Server
  /**
   * Makes each response from now on close its connection, so that clients and proxies reconnect
   * elsewhere.
   */
  endConnections(): void
  /**
   * Accepts no more connections and waits for pending requests. Clients that are connected without
   * a request get `graceMs`, because a proxy's request may be on its way.
   */
  drain(graceMs?: number): Promise<void>
}

export const createHttpServer = (options: HttpServerOptions): HttpServer => {
  let isEnding = false
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => undefined
  const server = createServer(
    {
      maxHeaderSize: 16 * 1024,
      requireHostHeader: false,
      headersTimeout: 10_000,
      requestTimeout: 300_000,
      // Longer than proxies keep idle connections (Caddy: 120 s), because requests sent on a
      // connection that just closed are lost.
      keepAliveTimeout: 125_000,
      connectionsCheckingInterval: 5_000,
    },
    (request, response) => {
      if (isEnding) response.shouldKeepAlive = false
      if (rejectBeforeRouting(request, response, options.headers)) return
      escapeInvalidPercents(request)
      rewriteUrlToCitationFile(request)
      if (options.shortcut(request, response)) return
      prioritizeRequest(response, () => handle(request, response))
    },
  )
  rejectUnsupportedEvents(server, options.headers)
  const app = Fastify({
    serverFactory: (handler) => {
      handle = handler
      return server
    },
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy.length > 0 ? [...options.trustProxy] : false,
    bodyLimit: requestBodyLimits.json,
    genReqId: newRequestId,
    requestIdHeader: false,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    clientErrorHandler: closeLateConnections(server, createParserErrorHandler(options.headers)),
    // Errors before routing, such as a URL that cannot be decoded, trigger no hooks.
    frameworkErrors: (error, request, reply) => {
      reply.headers({ 'x-request-id': request.id, ...options.headers })
      sendError(error, request, reply)
    },
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'x-request-id': request.id, ...options.headers })
  })
  // Node closes the connection if invalid bytes follow a request, so there is no client to respond to.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.raw.socket.destroyed) reply.hijack()
    else done()
  })
  app.addHook('onResponse', async (request, reply) => {
    const { id, method, routeOptions, ip } = request
    const { elapsedTime: ms, statusCode: status } = reply
    options.answers.tell({ id, method, route: routeOptions.url, status, ms, ip })
  })
  options.answers.listen(({ id, method, route, status, ms, ip }) => {
    options.log.info({ reqId: id, method, route, status, ms: Math.round(ms), ip }, 'answered')
  })
  registerErrorHandlers(app)
  const endConnections = () => {
    isEnding = true
  }
  const drain = async (graceMs = 0): Promise<void> => {
    endConnections()
    await setImmediate()
    // The `close` of HTTP servers would cut off connected clients that are about to send a request.
    const closed = new Promise<void>((resolve) => {
      NetServer.prototype.close.call(server, () => resolve())
    })
    if (graceMs > 0) await Promise.race([closed, setTimeout(graceMs, undefined, { ref: false })])
    // Closes idle connections repeatedly, each time after received bytes were read.
    const closeIdle = async () => {
      await setImmediate()
      server.closeIdleConnections()
    }
    const sweep = setInterval(closeIdle, sweepIdleMs)
    await closeIdle()
    await closed
    clearInterval(sweep)
  }
  return { app, server, endConnections, drain }
}
