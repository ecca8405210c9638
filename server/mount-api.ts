import { constants } from 'node:zlib'
import compress, { type FastifyCompressOptions } from '@fastify/compress'
import type { FastifyInstance } from 'fastify'
import { type Api, api } from '#contract/api.ts'
import { apiBasePath, type CallMap } from '#contract/call/call.ts'
import { apiKeyPrefix } from '#contract/key/key.ts'
import { entityApi } from '#contract/lifecycle/entities.ts'
import { administratorRoutes } from './administrator/routes.ts'
import { authRoutes } from './auth/routes.ts'
import { passkeyRoutes, recoveryCodeRoutes, totpRoutes } from './auth/second-factor/routes.ts'
import { findSessionViewer } from './auth/session-store.ts'
import { computeEtagInSlices, matchesEtag } from './base/cache/etag.ts'
import { createReadMemoizer } from './base/cache/memoized-reads.ts'
import { entityRoutes } from './base/entity/routes.ts'
import type { ApiCache } from './base/http/api-cache.ts'
import { registerBodyParsers } from './base/http/body.ts'
import { allowCrossOriginRequests } from './base/http/cors.ts'
import { registerErrorHandlers, sendNotFound } from './base/http/errors.ts'
import { createUploadStorageFactory } from './base/http/file-on-disk.ts'
import type { ApiModule, RouteContext } from './base/http/implement.ts'
import type { InProcessCalls } from './base/http/local-calls.ts'
import { createMethodCheckHook } from './base/http/other-methods.ts'
import { apiSecurityHeaders, htmlSecurityHeaders } from './base/http/security-headers.ts'
import { createUploadMemoryReserver } from './base/http/upload-room.ts'
import { mediaRoutes } from './base/media/uploads.ts'
import { renderOpenApiPage } from './base/openapi/docs-page.ts'
import { buildOpenApiDocument } from './base/openapi/document.ts'
import { version } from './base/process/version.ts'
import { searchRoutes } from './base/search/routes.ts'
import { categoryRoutes } from './category/routes.ts'
import { readItemDefinitions } from './collection/fields-store.ts'
import { collectionRoutes } from './collection/routes.ts'
import { figureRoutes } from './figure/routes.ts'
import { grantRoutes } from './grant/routes.ts'
import { healthRoutes } from './health/routes.ts'
import { hookRoutes } from './hook/routes.ts'
import { describeItemCalls } from './item/current-values.ts'
import { itemRoutes } from './item/routes.ts'
import { keyRoutes } from './key/routes.ts'
import { authenticateAccessKey } from './key/store.ts'
import { digestRoutes } from './lifecycle/digest/routes.ts'
import { draftRoutes } from './lifecycle/draft/routes.ts'
import { historyRoutes } from './lifecycle/history/routes.ts'
import { overviewRoutes } from './lifecycle/overview/routes.ts'
import { presenceRoutes } from './lifecycle/presence/routes.ts'
import type { ApiModuleFactories } from './lifecycle/preview/previews.ts'
import { previewRoutes } from './lifecycle/preview/routes.ts'
import { privacyRoutes } from './lifecycle/privacy/routes.ts'
import { createEntityRestoreFunctions, journaledEntitiesByName } from './lifecycle/records.ts'
import { suggestionRoutes } from './lifecycle/suggestion/routes.ts'
import { createResponseTranslator } from './lifecycle/translation/answer-languages.ts'
import { translationRoutes } from './lifecycle/translation/routes.ts'
import { swapLanguages } from './lifecycle/translation/swap.ts'
import { trashRoutes } from './lifecycle/trash/routes.ts'
import { unfinishedFormRoutes } from './lifecycle/unfinished/routes.ts'
import { contactRoutes, messageRoutes } from './message/routes.ts'
import { siteTransferRoutes } from './move/routes.ts'
import { issueRoutes } from './newsletter/issue-routes.ts'
import { newsletterRoutes } from './newsletter/routes.ts'
import { mountUnsubscribeLink } from './newsletter/unsubscribe-link.ts'
import { pageRoutes } from './page/routes.ts'
import { postRoutes } from './post/routes.ts'
import { profileRoutes } from './profile/routes.ts'
import { publicationRoutes } from './publication/routes.ts'
import { researchRoutes } from './research/routes.ts'
import { researchProgressRoutes } from './research-progress/routes.ts'
import type { Services } from './services.ts'
import { settingsRoutes } from './settings/routes.ts'
import { siteRoutes } from './site/routes.ts'
import { createBuiltInPageReader } from './site/search-pages.ts'
import { teamRoutes } from './team/routes.ts'
import { removeExamples } from './tools/demo/remove.ts'

type MakeModules = { readonly [E in keyof Api]: (services: Services) => ApiModule<Api[E]> }
type EntityName = keyof typeof entityApi

/** API modules that are not derived from a definition. */
export const customApiModules = {
  auth: authRoutes,
  totp: totpRoutes,
  passkey: passkeyRoutes,
  recovery: recoveryCodeRoutes,
  category: categoryRoutes,
  post: postRoutes,
  researchProgress: researchProgressRoutes,
  research: researchRoutes,
  profile: profileRoutes,
  publication: publicationRoutes,
  grant: grantRoutes,
  collection: collectionRoutes,
  item: itemRoutes,
  page: pageRoutes,
  team: teamRoutes,
  contact: contactRoutes,
  message: messageRoutes,
  newsletter: newsletterRoutes,
  issue: issueRoutes,
  administrator: administratorRoutes,
  key: keyRoutes,
  hook: hookRoutes,
  move: siteTransferRoutes,
  history: (services) =>
    historyRoutes(services, createEntityRestoreFunctions(services.media), journaledEntitiesByName),
  trash: (services) => trashRoutes(services, createEntityRestoreFunctions(services.media)),
  translation: translationRoutes,
  suggestion: suggestionRoutes,
  overview: overviewRoutes,
  privacy: privacyRoutes,
  health: healthRoutes,
  media: mediaRoutes,
  figure: (services) => figureRoutes(services, journaledEntitiesByName),
  draft: draftRoutes,
  digest: digestRoutes,
  preview: previewRoutes,
  presence: presenceRoutes,
  unfinished: unfinishedFormRoutes,
  site: (services) => siteRoutes(services, swapLanguages),
  search: (services) => searchRoutes(services, createBuiltInPageReader(services)),
  settings: (services) => settingsRoutes(services, (who) => removeExamples(services, who)),
} satisfies Omit<MakeModules, EntityName> & Partial<Pick<MakeModules, EntityName>>

/** API modules by group name. Modules of simple entities are derived from their definitions. */
export const apiModules: ApiModuleFactories<Services> = {
  ...Object.fromEntries(
    Object.entries<CallMap>(entityApi).map(([name, calls]) => [
      name,
      (services: Services) => entityRoutes(services, name, calls),
    ]),
  ),
  ...customApiModules,
}

const allCalls = Object.values<CallMap>(api).flatMap((calls) => Object.values(calls))

const serveDescription = (
  app: FastifyInstance,
  { database, publicUrl }: Services,
  sheet: string,
): void => {
  // The API description is generated on first request, because few clients need it and it takes longer than the
  // rest of the start. A changed collection changes it.
  const remembered = createReadMemoizer(database.feed, 2)
  const readApi = async () => ({
    ...api,
    item: describeItemCalls(await readItemDefinitions(database.queries)),
  })
  const document = () =>
    remembered('document', async () =>
      JSON.stringify(buildOpenApiDocument(await readApi(), version, publicUrl)),
    )
  const page = () => remembered('page', async () => renderOpenApiPage(await readApi()))
  app.get('/openapi.json', async (_, reply) =>
    reply.type('application/json').send(await document()),
  )
  app.get('/docs', async (_, reply) =>
    reply
      .headers(htmlSecurityHeaders({ scripts: [], styles: [] }))
      .type('text/html')
      .send(await page()),
  )
  app.get('/docs.css', (_, reply) => reply.type('text/css').send(sheet))
}

const revalidate = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload)
    if (!isRead || reply.statusCode !== 200 || !isText) return payload
    // Encoded once, because hashing and compressing would each encode a string again.
    const bytes = typeof payload === 'string' ? Buffer.from(payload) : payload
    const etag = await computeEtagInSlices(bytes)
    reply.header('etag', etag)
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache')
    if (!matchesEtag(request.headers['if-none-match'], etag)) return bytes
    reply.code(304)
    // Fastify removes the body of HEAD responses, and fails if there is none.
    return request.method === 'HEAD' ? bytes : null
  })
}

// A window of 256 kB instead of 4 MB, because every open response needs one.
const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 }
const compression: FastifyCompressOptions = {
  threshold: 1024,
  encodings: ['br', 'gzip'],
  brotliOptions: { params: brotliParams },
}

/**
 * Mounts the API at `/api/v1`. Also works in tests and exports, without a socket or environment variables.
 */
export const mountApi = async (
  app: FastifyInstance,
  services: Services,
  answers: ApiCache,
  local: InProcessCalls,
  /** CSS of the API documentation, from the built site. */
  pageSheet = '',
): Promise<void> => {
  const context: RouteContext = {
    queries: services.database.queries,
    now: services.now,
    authenticate: (token) => {
      const find = token.startsWith(apiKeyPrefix) ? authenticateAccessKey : findSessionViewer
      return find(services.database.queries, token, services.now())
    },
    limits: services.limits,
    answers,
    uploadRoom: createUploadMemoryReserver(),
    incoming: createUploadStorageFactory(services.workFolder),
    local,
    languages: createResponseTranslator(services),
  }
  await app.register(
    async (v1) => {
      registerErrorHandlers(v1)
      v1.addHook('onRequest', async (_, reply) => {
        reply.headers(apiSecurityHeaders)
      })
      await allowCrossOriginRequests(v1, services.corsOrigins)
      revalidate(v1)
      await v1.register(compress, compression)
      await registerBodyParsers(v1)
      for (const module of Object.values(apiModules)) module(services).mount(v1, context)
      mountUnsubscribeLink(v1, services)
      serveDescription(v1, services, pageSheet)
      // Without this handler, unknown API paths would show the site's 404 page.
      v1.all('/', sendNotFound)
      v1.all('/*', { onRequest: createMethodCheckHook(apiBasePath, allCalls) }, sendNotFound)
    },
    { prefix: apiBasePath },
  )
}
