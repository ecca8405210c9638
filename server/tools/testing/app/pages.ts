import type { FastifyInstance } from 'fastify'
import { createPageCacheCounters } from '#server/base/cache/page-counts.ts'
import { createResponseCache } from '#server/base/cache/response-cache.ts'
import type { InProcessCalls } from '#server/base/http/local-calls.ts'
import { createPreviewService } from '#server/lifecycle/preview/previews.ts'
import { apiModules } from '#server/mount-api.ts'
import { createPathResolver } from '#server/public/render/addresses.ts'
import { readEntryPathsInLanguages } from '#server/public/render/entry-paths.ts'
import { mountPages, type PageServerOptions } from '#server/public/render/mount-pages.ts'
import type { Services } from '#server/services.ts'

/** Mounts pages rendered by `render`, without loaders. `options` replace the defaults. */
export const mountTestPages = (
  server: FastifyInstance,
  services: Services,
  calls: InProcessCalls,
  options: Pick<PageServerOptions, 'render'> & Partial<PageServerOptions>,
) =>
  mountPages(server, {
    sheet: '',
    calls,
    pathsIn: (path, languages) => readEntryPathsInLanguages(services, path, languages),
    limits: services.limits,
    publicUrl: services.publicUrl,
    headers: {},
    cache: createResponseCache(services.database.feed, 1_000_000),
    previews: createPreviewService(services, apiModules),
    addresses: createPathResolver(services),
    counts: createPageCacheCounters(),
    loaders: { introMs: 0, transitionMs: 0 },
    development: false,
    ...options,
  })
