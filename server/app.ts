import type { FastifyInstance } from 'fastify'
import type { LoadingAnimationTimes, StaticCopyTarget } from '#contract/lifecycle/render.ts'
import { createPageCacheCounters } from './base/cache/page-counts.ts'
import { createResponseCache, type ResponseCache } from './base/cache/response-cache.ts'
import { createSentResponseEvents } from './base/http/answered.ts'
import { createApiCache } from './base/http/api-cache.ts'
import { createClientIpReader } from './base/http/client-address.ts'
import { mountHealthRoutes } from './base/http/health-routes.ts'
import { createHttpServer } from './base/http/http-server.ts'
import { createInProcessCalls } from './base/http/local-calls.ts'
import { mountMetricsRoute } from './base/http/metrics.ts'
import { strictTransportHeaders } from './base/http/security-headers.ts'
import { mountMedia } from './base/media/routes.ts'
import { mountFeeds } from './feed/routes.ts'
import { createSiteGauges } from './lifecycle/metrics.ts'
import { createPreviewService } from './lifecycle/preview/previews.ts'
import { apiModules, mountApi } from './mount-api.ts'
import { createPathResolver } from './public/render/addresses.ts'
import { listEntryPages, readEntryPathsInLanguages } from './public/render/entry-paths.ts'
import { mountBuiltFiles } from './public/render/files.ts'
import { mountPages, respondFromCache } from './public/render/mount-pages.ts'
import { mountSiteFiles } from './public/render/site-files.ts'
import { prefixStyleSheetUrls } from './public/render/style-sheet-urls.ts'
import {
  type BuiltSite,
  builtClientFolder,
  loadBuiltSite,
  loadDevelopmentSite,
} from './public/render/web.ts'
import { readSharingMetadata, type SharingMetadata } from './public/share/read-head.ts'
import { mountSharingPictures } from './public/share/routes.ts'
import { mountCitationFiles } from './publication/citation-files.ts'
import type { Services } from './services.ts'
import { createStaticZipExporter } from './tools/static/static-zip.ts'

/**
 * Time in milliseconds for which a stopping server keeps connections without a request open, because a
 * proxy may have just sent one.
 */
const graceMs = 500

const cacheBytes = 32 * 1024 * 1024

interface Copied {
  readonly place: StaticCopyTarget
  /** Stores nothing, but receives the tags of rendered pages. */
  readonly cache: ResponseCache
  /** Returns the link preview metadata of a copied page, undefined if the page is unknown. */
  headAt(path: string): SharingMetadata | undefined
  /** Stores a page's style sheet and returns its URL. */
  keepSheet(sheet: string): string
}

export interface AppOptions {
  readonly trustProxy: readonly string[]
  readonly loaders: LoadingAnimationTimes
  readonly development: boolean
  readonly copied?: Copied | undefined
}

export interface RunningApp {
  readonly app: FastifyInstance
  /** Reports that the server is about to stop, and continues to serve. */
  announceStop(): void
  /** Finishes open requests and closes the services. */
  stop(): Promise<void>
}

export const createApp = async (
  services: Services,
  { trustProxy, loaders, development, copied }: AppOptions,
): Promise<RunningApp> => {
  const { database, limits, publicUrl, log, now } = services
  const headers = publicUrl.startsWith('https:') ? strictTransportHeaders : {}
  const place = copied?.place
  const cache =
    copied?.cache ?? createResponseCache(database.feed, cacheBytes, { now: () => now().getTime() })
  const answers = createSentResponseEvents()
  const apiCache = createApiCache({
    feed: database.feed,
    limits,
    answers,
    now,
    addressOf: createClientIpReader(trustProxy),
  })
  const addresses = createPathResolver(services)
  const counts = createPageCacheCounters()
  const { app, server, endConnections, drain } = createHttpServer({
    log,
    trustProxy,
    headers,
    answers,
    shortcut: (request, response) =>
      !development &&
      (apiCache.sendFromCache(request, response) ||
        respondFromCache({ cache, addresses, counts }, request, response)),
  })
  const web = development ? await loadDevelopmentSite(server) : await loadBuiltSite()
  mountMetricsRoute(app, answers, counts, createSiteGauges(services))
  const health = mountHealthRoutes(app, database, services.now)
  const local = createInProcessCalls(services)
  const staticSite = createStaticZipExporter(createApp, services, loaders)
  await mountApi(app, { ...services, staticSite }, apiCache, local, web.apiPageSheet)
  mountMedia(app, services.media)
  if (development) serveSources(app, web)
  else await mountBuiltFiles(app, builtClientFolder)
  const { client } = local
  const folder = development ? 'public' : builtClientFolder
  mountCitationFiles(app, { database, limits, now, publicUrl, cache, headers })
  mountFeeds(app, {
    database,
    limits,
    now,
    publicUrl,
    cache,
    headers,
    clientIn: local.clientIn,
    folders: async () => (await addresses.read()).folders,
  })
  mountSiteFiles(app, {
    client,
    cache,
    publicUrl,
    folder,
    headers,
    media: services.media,
    entryAddresses: (lang) => listEntryPages(services, lang),
  })
  const pages = mountPages(app, {
    render: web.render,
    sheet: prefixStyleSheetUrls(web.sheet, place?.base ?? '/'),
    faceSheets: web.faceSheets,
    languageSheet: web.languageSheet,
    place,
    keepSheet: copied?.keepSheet,
    calls: local,
    pathsIn: (path, languages) => readEntryPathsInLanguages(services, path, languages),
    cache,
    counts,
    limits,
    previews: createPreviewService(services, apiModules),
    addresses,
    publicUrl,
    loaders,
    headers,
    development,
  })
  mountSharingPictures(app, {
    head: async (path) => copied?.headAt(path) ?? readSharingMetadata(await pages.read(path)),
    pictures: services.sharePictures,
    client,
    limits,
    publicUrl,
  })
  return {
    app,
    announceStop: () => {
      health.stopping()
      endConnections()
    },
    // Open requests finish before the framework closes, because it then rejects requests for page data.
    stop: async () => {
      await drain(graceMs)
      await app.close()
      await web.close()
    },
  }
}

const serveSources = (app: FastifyInstance, { sources }: BuiltSite): void => {
  app.addHook('onRequest', (request, reply, done) => {
    if (!sources || request.raw.url?.startsWith('/api/')) return done()
    sources(request.raw, reply.raw, done)
  })
}
