import type { FastifyInstance } from 'fastify'
import type { LoaderTimes } from '#contract/render.ts'
import { modules, mountApi } from './api.ts'
import { createResponseCache } from './cache/response-cache.ts'
import { mountFeeds } from './feed/routes.ts'
import { createAnswers } from './http/answered.ts'
import { createApiCache } from './http/api-cache.ts'
import { createAddressOf } from './http/client-address.ts'
import { mountHealth } from './http/health.ts'
import { createLocalCalls } from './http/local-calls.ts'
import { mountMetrics } from './http/metrics.ts'
import { strictTransport } from './http/security-headers.ts'
import { createHttpServer } from './http/server.ts'
import { mountMedia } from './media/routes.ts'
import { createAddresses } from './pages/addresses.ts'
import { mountFiles } from './pages/files.ts'
import { answerFromMemory, mountPages } from './pages/pages.ts'
import { mountSiteFiles } from './pages/site-files.ts'
import { clientFolder, loadBuiltWeb, loadDevelopmentWeb, type Web } from './pages/web.ts'
import { createPreviews } from './preview/previews.ts'
import { mountCitationFiles } from './publication/citation-files.ts'
import type { Services } from './services.ts'
import { mountShare } from './share/routes.ts'
import { sitemapSources } from './sitemap-sources.ts'

const cacheBytes = 32 * 1024 * 1024

export interface AppOptions {
  readonly trustProxy: readonly string[]
  readonly loaders: LoaderTimes
  readonly development: boolean
}

export interface App {
  readonly app: FastifyInstance
  /** Says that it is about to stop, and goes on serving. */
  announceStop(): void
  /** Finishes what is under way and lets go of everything. */
  stop(): Promise<void>
}

/** The whole of Salus on one server: API, files, pages, health and metrics. */
export const createApp = async (
  services: Services,
  { trustProxy, loaders, development }: AppOptions,
): Promise<App> => {
  const { database, limits, publicUrl, log, now } = services
  const headers = publicUrl.startsWith('https:') ? strictTransport : {}
  const cache = createResponseCache(database.feed, cacheBytes, { now: () => now().getTime() })
  const answers = createAnswers()
  const apiCache = createApiCache({
    ...{ feed: database.feed, limits, answers, now },
    addressOf: createAddressOf(trustProxy),
  })
  const addresses = createAddresses(services)
  let web: Web | undefined
  const { app, server, endConnections, drain } = createHttpServer({
    log,
    trustProxy,
    headers,
    answers,
    shortcut: (request, response) =>
      !development &&
      (apiCache.answerFromMemory(request, response) ||
        answerFromMemory(cache, addresses, request, response)),
  })
  web = development ? await loadDevelopmentWeb(server) : await loadBuiltWeb()
  mountMetrics(app, answers)
  const health = mountHealth(app, database, services.now)
  const local = createLocalCalls(services)
  await mountApi(app, services, apiCache, local, web.apiPageSheet)
  mountMedia(app, services.media)
  if (development) serveSources(app, web)
  else await mountFiles(app, clientFolder)
  const { client } = local
  const folder = development ? 'public' : clientFolder
  mountCitationFiles(app, { database, limits, now, publicUrl, cache, headers })
  mountFeeds(app, { database, limits, now, publicUrl, client, cache, headers })
  mountSiteFiles(app, {
    ...{ client, cache, publicUrl, folder, headers, media: services.media },
    ...sitemapSources(services),
  })
  const pages = mountPages(app, {
    render: web.render,
    sheet: web.sheet,
    faceSheets: web.faceSheets,
    client,
    cache,
    limits,
    previews: createPreviews(services, modules),
    addresses,
    publicUrl,
    loaders,
    headers,
    development,
  })
  mountShare(app, {
    ...{ page: pages.read, pictures: services.sharePictures, client, limits, publicUrl },
  })
  return {
    app,
    announceStop: () => {
      health.stopping()
      endConnections()
    },
    // Drained first: a framework that is closing refuses requests, those of pages for their data included.
    stop: async () => {
      await drain()
      await app.close()
      await web.close()
    },
  }
}

const serveSources = (app: FastifyInstance, { sources }: Web): void => {
  app.addHook('onRequest', (request, reply, done) => {
    if (!sources || request.raw.url?.startsWith('/api/')) return done()
    sources(request.raw, reply.raw, done)
  })
}
