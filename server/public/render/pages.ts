import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { SalusClient } from '#contract/api.ts'
import type { LoaderTimes, Render, RenderTools, WebBuild } from '#contract/lifecycle/render.ts'
import { pages } from '#contract/pages.ts'
import type { PageCounts } from '#server/base/cache/page-counts.ts'
import type { ResponseCache } from '#server/base/cache/response-cache.ts'
import {
  type StoredResponse,
  sendResponse,
  storeResponse,
} from '#server/base/cache/stored-response.ts'
import { readBodies } from '#server/base/http/body.ts'
import { clientKey } from '#server/base/http/client-address.ts'
import type { Limits } from '#server/base/http/limits.ts'
import { apiHeaders, documentHeaders } from '#server/base/http/security-headers.ts'
import type { Previews } from '#server/lifecycle/preview/previews.ts'
import type { Addresses } from './addresses.ts'
import { readTheme } from './brand-theme.ts'
import { createCspHasher } from './csp-hashes.ts'
import { nowhere, type PageAddress, previewToken } from './page-address.ts'
import { readApart } from './read-apart.ts'

export interface PageOptions {
  readonly render: Render
  /** The style sheet that goes into every page. */
  readonly sheet: string
  /** What may follow it; nothing where there is only one face. */
  readonly faceSheets?: WebBuild['faceSheets']
  readonly client: SalusClient
  /** The same for what one visitor sends by a form; left out, nobody counts in limits. */
  readonly clientFor?: (visitor: string) => SalusClient
  readonly cache: ResponseCache
  readonly counts: PageCounts
  readonly limits: Limits
  readonly previews: Previews
  readonly addresses: Addresses
  readonly publicUrl: string
  readonly loaders: LoaderTimes
  /** Headers every answer carries besides its own. */
  readonly headers: Readonly<Record<string, string>>
  /** In development pages are rendered each time and scripts come from everywhere. */
  readonly development: boolean
}

/** What differs from an ordinary page in a preview, or in the answer to a form. */
type Shown = Partial<Pick<RenderTools, 'client' | 'preview'>> & { form?: URLSearchParams }

/** A preview is for those who have its link, and only while it works. */
const forItsReaders = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' }

/** The answer to a form is for whoever sent it. */
const forItsSender = { 'cache-control': 'no-store' }

/** The pages that answer to a form which a browser sends by itself. */
const formPages = [pages.contactus, pages.newsletter]

const fieldsOf = (body: unknown): URLSearchParams =>
  new URLSearchParams(
    Object.entries(body ?? {}).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )

const isRead = (request: IncomingMessage) => request.method === 'GET' || request.method === 'HEAD'

/** Answers from memory before the framework sees the request; false when it has to go the long way. */
export const answerFromMemory = (
  { cache, addresses, counts }: Pick<PageOptions, 'cache' | 'addresses' | 'counts'>,
  request: IncomingMessage,
  response: ServerResponse,
): boolean => {
  if (!isRead(request) || request.url === undefined) return false
  const known = addresses.known()
  const { key, named } = addresses.pageAddress(request.url, known?.own)
  // An address without a page may still be a file or a call: only the router knows.
  const isElsewhere = key === null || key === nowhere
  const mayHaveMoved = named !== undefined && (known?.former.has(named) ?? true)
  const page = isElsewhere || mayHaveMoved ? undefined : cache.peek(key)
  if (page === undefined) return false
  counts.fromMemory++
  sendResponse(page, request, response)
  return true
}

/** The hosts from which pages may show something in a frame; none while nobody can tell. */
const readFrames = (client: SalusClient): Promise<readonly string[]> =>
  client.settings.getSettings().then(
    ({ settings }) => settings.embedHosts,
    () => [],
  )

export interface MountedPages {
  /** What visitors get at an address, as text. */
  read(path: string): Promise<string>
}

/** Serves every address that is neither API nor file: rendered pages, from memory where they are known. */
export const mountPages = (app: FastifyInstance, options: PageOptions): MountedPages => {
  const { render, client, cache, limits, publicUrl, loaders, headers, development } = options
  const { previews, addresses, counts, faceSheets, clientFor = () => client } = options
  const hashInline = createCspHasher(options.sheet)

  // Nothing of the visitor's request but the address reaches the renderer, and a form: a page is for everyone.
  const renderPage = async (
    path: string,
    shown: Shown = {},
    isFramed = shown.preview !== undefined,
  ): Promise<StoredResponse> => {
    counts.rendered++
    const nonce = randomBytes(16).toString('base64url')
    const { form, ...others } = shown
    const tools = { client, nonce, publicUrl, loaders, readApart, ...others }
    const sent = form && { method: 'POST', body: form }
    const page = await render(new Request(publicUrl + path, sent), tools)
    const { status, type } = page
    const shared = {
      'content-type': type,
      'cache-control': 'public, no-cache',
      ...page.headers,
      ...headers,
      ...(shown.preview && forItsReaders),
      ...(form && forItsSender),
    }
    if (!type.startsWith('text/html'))
      return storeResponse(status, { ...shared, ...apiHeaders }, Buffer.from(page.body))
    const framedBy = isFramed ? 'self' : 'none'
    const frames = await readFrames(client)
    const { body, hashes } = hashInline(page.body, nonce, await readTheme(client, faceSheets))
    return storeResponse(
      status,
      {
        ...shared,
        ...(development ? {} : documentHeaders(hashes, { framedBy, frames })),
      },
      body,
    )
  }

  const renderPreview = async (path: string, token: string): Promise<StoredResponse> => {
    const shown = await previews.open(token)
    if (shown.kind === 'draft') {
      return renderPage(path, { client: shown.client, preview: shown.entry })
    }
    if (shown.kind === 'gone' || path.includes('.data')) return renderPage(nowhere)
    const { path: location } = shown
    return storeResponse(302, { ...headers, ...apiHeaders, ...forItsReaders, location }, '')
  }

  // For good, but not to be remembered: whatever was renamed may get its old name back.
  const redirect = (location: string): Promise<StoredResponse> =>
    storeResponse(301, { ...headers, ...apiHeaders, 'cache-control': 'no-cache', location }, '')

  const answer = async ({ key, path, isFramed }: PageAddress): Promise<StoredResponse> => {
    const token = previewToken(path)
    if (token !== null) return renderPreview(path, token)
    return key === null || development
      ? renderPage(path, {}, isFramed)
      : cache.get(key, () => renderPage(path, {}, isFramed))
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      await limits.take('readsPerClient', clientKey(request.ip))
      const url = request.raw.url ?? '/'
      const { own, former } = await addresses.read()
      const address = addresses.pageAddress(url, own)
      const { named = '' } = address
      const movedTo = former.has(named) ? await addresses.movedTo(named) : undefined
      const page = await (movedTo === undefined ? answer(address) : redirect(movedTo))
      reply.hijack()
      sendResponse(page, request.raw, reply.raw)
    },
  })

  app.register(async (forms) => {
    await readBodies(forms)
    for (const { path } of formPages) {
      forms.post(path, async (request, reply) => {
        const visitor = clientKey(request.ip)
        await limits.take('writesPerClient', visitor)
        const sent = { client: clientFor(visitor), form: fieldsOf(request.body) }
        const page = await renderPage(path, sent)
        reply.hijack()
        sendResponse(page, request.raw, reply.raw)
      })
    }
  })

  return {
    read: async (path) => {
      const { own } = await addresses.read()
      return (await answer(addresses.pageAddress(path, own))).variants.identity.body.toString()
    },
  }
}
