import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SalusClient } from '#contract/api.ts'
import { ApiError } from '#contract/call/api-error.ts'
import type {
  LoadingAnimationTimes,
  PageRenderer,
  PageRenderTools,
  StaticCopyTarget,
  WebBuild,
} from '#contract/lifecycle/render.ts'
import { normalizePath, sitePages } from '#contract/pages.ts'
import { entryPreviewQuery } from '#contract/site/site-preview.ts'
import { languagePathPrefix, unlocalizedPath } from '#contract/text/language-prefix.ts'
import type { PageCacheCounters } from '#server/base/cache/page-counts.ts'
import type { ResponseCache } from '#server/base/cache/response-cache.ts'
import { type StoredResponse, sendStoredResponse } from '#server/base/cache/stored-response.ts'
import { registerBodyParsers } from '#server/base/http/body.ts'
import { rateLimitKeyOf } from '#server/base/http/client-address.ts'
import { createUnknownUrlError } from '#server/base/http/errors.ts'
import type { RateLimiter } from '#server/base/http/limits.ts'
import type { InProcessCalls } from '#server/base/http/local-calls.ts'
import { apiSecurityHeaders, htmlSecurityHeaders } from '#server/base/http/security-headers.ts'
import { memoizeByText } from '#server/base/process/memoize.ts'
import type { PreviewService } from '#server/lifecycle/preview/previews.ts'
import type { PathResolver } from './addresses.ts'
import { createCspHasher } from './csp-hashes.ts'
import {
  isDataRequest,
  isNotFoundPage,
  notFoundPath,
  type PageRequest,
  pagePathOf,
  previewTokenOf,
} from './page-address.ts'
import { readThemeCss } from './read-theme.ts'
import { prefixStyleSheetUrls } from './style-sheet-urls.ts'

export interface PageServerOptions {
  readonly render: PageRenderer
  readonly sheet: string
  readonly faceSheets?: WebBuild['faceSheets']
  readonly languageSheet?: WebBuild['languageSheet']
  readonly calls: Pick<InProcessCalls, 'client' | 'clientIn' | 'clientFor'>
  readonly pathsIn: (
    path: string,
    languages: readonly (string | undefined)[],
  ) => Promise<readonly string[] | undefined>
  readonly cache: ResponseCache
  readonly counts: PageCacheCounters
  readonly limits: RateLimiter
  readonly previews: PreviewService
  readonly addresses: PathResolver
  readonly publicUrl: string
  readonly loaders: LoadingAnimationTimes
  readonly headers: Readonly<Record<string, string>>
  readonly place?: StaticCopyTarget | undefined
  /** Stores a style sheet as a file of a static copy and returns its URL. */
  readonly keepSheet?: ((sheet: string) => string) | undefined
  /** Disables the cache, and allows scripts from any URL. */
  readonly development: boolean
}

/** Options that differ when a preview or the response to a form is rendered instead of an ordinary page. */
type Shown = Partial<
  Pick<PageRenderTools, 'client' | 'preview' | 'lang' | 'movedTo' | 'collection'>
> & {
  form?: URLSearchParams
}

const previewHeaders = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' }

/** A response to a form contains data of its sender. */
const formHeaders = { 'cache-control': 'no-store' }

/** Pages with forms that work without JavaScript. */
const formPaths: readonly string[] = [sitePages.contactus.path, sitePages.newsletter.path]

const hasForm = ({ path, lang }: PageRequest): boolean => {
  const [bare = ''] = path.split('?')
  return formPaths.includes(lang ? bare.slice(languagePathPrefix(lang).length) : bare)
}

const fieldsOf = (body: unknown = {}): URLSearchParams => {
  // `Object.entries` would accept a string and split it into characters.
  if (typeof body !== 'object' || body === null)
    throw new ApiError('unreadable', 'The request body must be a form')
  return new URLSearchParams(
    Object.entries(body).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )
}

const isGetOrHead = (request: IncomingMessage) =>
  request.method === 'GET' || request.method === 'HEAD'

/**
 * Returns the paths under which an entry may have been known: in the requested language and in the
 * main one.
 */
const formerNames = ({
  requestedPath: named = '',
  lang,
}: Pick<PageRequest, 'requestedPath' | 'lang'>): string[] =>
  lang ? [languagePathPrefix(lang) + named, named] : [named]

/** Responds from the cache before the framework handles the request. Returns false if that is not possible. */
export const respondFromCache = (
  { cache, addresses, counts }: Pick<PageServerOptions, 'cache' | 'addresses' | 'counts'>,
  request: IncomingMessage,
  response: ServerResponse,
): boolean => {
  if (!isGetOrHead(request) || request.url === undefined) return false
  const known = addresses.known()
  const address = addresses.pageAddress(request.url, known?.own, known?.languages, known?.folders)
  const { key, requestedPath: named } = address
  // The router decides whether an unknown path is a file or an API call, so it is not served from the cache
  // here.
  const isElsewhere = key === null || isNotFoundPage(address)
  const mayHaveMoved =
    named !== undefined && formerNames(address).some((each) => known?.former.has(each) ?? true)
  const page = isElsewhere || mayHaveMoved ? undefined : cache.peek(key)
  if (page === undefined) return false
  counts.fromMemory++
  sendStoredResponse(page, request, response)
  return true
}

/** Reads the hosts that pages may embed. Empty if the settings cannot be read. */
const readFrames = (client: SalusClient): Promise<readonly string[]> =>
  client.settings.getSettings().then(
    ({ settings }) => settings.embedHosts,
    () => [],
  )

export interface MountedPages {
  /** Returns the HTML of a page as visitors see it. */
  read(path: string): Promise<string>
}

/** Serves rendered pages at all paths that are neither API nor files. Uses the cache where possible. */
export const mountPages = (app: FastifyInstance, options: PageServerOptions): MountedPages => {
  const { render, cache, limits, publicUrl, loaders, headers, development } = options
  const { client, clientIn, clientFor } = options.calls
  const { previews, addresses, counts, faceSheets, place, pathsIn, keepSheet } = options
  const { languageSheet = () => '' } = options
  const hashInline = createCspHasher(keepSheet ? '' : options.sheet)
  /** Returns the page-specific CSS that follows the common style sheet. */
  const sheetWith = memoizeByText((sheets: string) => {
    const here = prefixStyleSheetUrls(sheets, place?.base ?? '/')
    return keepSheet ? `@import url(${keepSheet(options.sheet + here)});` : here
  }, 20)

  // The renderer gets only the path and the form, because cached pages are shared by all visitors.
  const renderPage = async (
    path: string,
    shown: Shown = {},
    isFramed = shown.preview !== undefined,
  ): Promise<StoredResponse> => {
    counts.rendered++
    const nonce = randomBytes(16).toString('base64url')
    const { form, ...others } = shown
    const { languages } = await client.site.getLanguages()
    const speaking = clientIn(shown.lang)
    const tools = {
      client: speaking,
      clientIn,
      nonce,
      publicUrl,
      loaders,
      languages,
      place,
      pathsIn: (path: string) =>
        pathsIn(
          path,
          languages.map(({ code }, at) => (at === 0 ? undefined : code)),
        ),
      ...others,
    }
    const sent = form && { method: 'POST', body: form }
    const page = await render(new Request(publicUrl + path, sent), tools)
    const { status, type } = page
    const shared = {
      'content-type': type,
      'cache-control': 'public, no-cache',
      ...page.headers,
      ...headers,
      ...(shown.preview && previewHeaders),
      ...(form && formHeaders),
    }
    if (!type.startsWith('text/html'))
      return cache.store(status, { ...shared, ...apiSecurityHeaders }, Buffer.from(page.body))
    const framedBy = isFramed ? 'self' : 'none'
    const frames = await readFrames(client)
    const language = languages.find(({ code }, at) => (shown.lang ? code === shown.lang : at === 0))
    const sheets =
      (await readThemeCss(client, faceSheets)) +
      (language ? languageSheet(language, languages.length > 1) : '')
    const { body, hashes } = hashInline(page.body, nonce, sheetWith(sheets))
    return cache.store(
      status,
      {
        ...shared,
        ...(development ? {} : htmlSecurityHeaders(hashes, { framedBy, frames })),
      },
      body,
    )
  }

  const renderPreview = async (
    { path, lang, isFramed }: PageRequest,
    token: string,
  ): Promise<StoredResponse> => {
    const shown = await previews.open(token, lang)
    if (shown.kind === 'draft') {
      return renderPage(path, { client: shown.client, preview: shown.entry, lang })
    }
    if (shown.kind === 'gone' || path.includes('.data'))
      return renderPage((lang ? languagePathPrefix(lang) : '') + notFoundPath, { lang }, isFramed)
    const location = shown.path + (isFramed ? entryPreviewQuery : '')
    return cache.store(302, { ...headers, ...apiSecurityHeaders, ...previewHeaders, location }, '')
  }

  // A permanent redirect that browsers must revalidate, because a renamed entry may get its old name back.
  const redirect = (location: string): Promise<StoredResponse> =>
    cache.store(
      301,
      { ...headers, ...apiSecurityHeaders, 'cache-control': 'no-cache', location },
      '',
    )

  const answer = async (address: PageRequest): Promise<StoredResponse> => {
    const { key, path, isFramed, lang, collection } = address
    const token = previewTokenOf(path)
    if (token !== null) return renderPreview(address, token)
    return key === null || development
      ? renderPage(path, { lang, collection }, isFramed)
      : cache.get(key, () => renderPage(path, { lang, collection }, isFramed))
  }

  const movedFrom = async (
    address: PageRequest,
    { former, formerFolders }: Awaited<ReturnType<PathResolver['read']>>,
    url: string,
  ) => {
    const { requestedPath: named, lang } = address
    if (isDataRequest(url) && !isNotFoundPage(address)) return undefined
    // Former paths of an imported site may differ from all page paths of this site. The path of the
    // URL is used then.
    const name = named ?? unlocalizedPath(lang, normalizePath(pagePathOf(url)))
    // Entries without a translation have the path of the main language.
    const known = formerNames({ requestedPath: name, lang }).find((each) => former.has(each))
    if (known === undefined && named === undefined) {
      const [, folder = '', ...rest] = name.split('/')
      const isMoved = formerFolders.has(`/${folder}`)
      const now = isMoved ? await addresses.movedTo(`/${folder}`, lang) : undefined
      return now && [now, ...rest].join('/')
    }
    const to = known === undefined ? undefined : await addresses.movedTo(known, lang)
    return to?.toLowerCase() === (lang ? languagePathPrefix(lang) : '') + name ? undefined : to
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      await limits.take('readsPerClient', rateLimitKeyOf(request.ip))
      const url = request.raw.url ?? '/'
      const known = await addresses.read()
      const address = addresses.pageAddress(url, known.own, known.languages, known.folders)
      const movedTo = address.redirectTo ?? (await movedFrom(address, known, url))
      const page = await (movedTo === undefined
        ? answer(address)
        : isDataRequest(url)
          ? renderPage(url, { lang: address.lang, movedTo: unlocalizedPath(address.lang, movedTo) })
          : redirect(movedTo))
      reply.hijack()
      sendStoredResponse(page, request.raw, reply.raw)
    },
  })

  app.register(async (forms) => {
    await registerBodyParsers(forms)
    const addressOf = async ({ raw }: FastifyRequest): Promise<PageRequest> => {
      const { own, languages, folders } = await addresses.read()
      return addresses.pageAddress(raw.url ?? '/', own, languages, folders)
    }
    /** Rejects unsupported methods before the body is read. */
    const refuseMethod = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const address = await addressOf(request)
      if (isNotFoundPage(address)) throw createUnknownUrlError()
      const methods = hasForm(address) ? 'GET, HEAD, POST' : 'GET, HEAD'
      if (request.method === 'POST' && hasForm(address)) return
      reply.header('allow', methods)
      throw new ApiError('wrongMethod', `This address answers to ${methods} only`)
    }
    const answerForm = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const visitor = rateLimitKeyOf(request.ip)
      await limits.take('writesPerClient', visitor)
      const { path, lang } = await addressOf(request)
      const sent = { client: clientFor(visitor, lang), form: fieldsOf(request.body), lang }
      const page = await renderPage(path, sent)
      reply.hijack()
      sendStoredResponse(page, request.raw, reply.raw)
    }
    forms.route({
      method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url: '/*',
      onRequest: refuseMethod,
      handler: answerForm,
    })
  })

  return {
    read: async (path) => {
      const { own, languages, folders } = await addresses.read()
      return (
        await answer(addresses.pageAddress(path, own, languages, folders))
      ).variants.identity.body.toString()
    },
  }
}
