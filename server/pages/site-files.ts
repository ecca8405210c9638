import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { SalusClient } from '#contract/api.ts'
import { notFound } from '#contract/api-error.ts'
import { isKnown } from '#server/cache/etag.ts'
import type { ResponseCache } from '#server/cache/response-cache.ts'
import { sendResponse, storeResponse } from '#server/cache/stored-response.ts'
import { apiHeaders } from '#server/http/security-headers.ts'
import { type PublicationTitles, publicPaths, sitemapXml } from './sitemap.ts'
import { webManifest } from './web-manifest.ts'

export interface SiteFileOptions {
  readonly client: SalusClient
  readonly publicationTitles: PublicationTitles
  /** The addresses of the group's own pages that search engines may show. */
  readonly ownPaths: () => Promise<readonly string[]>
  readonly cache: ResponseCache
  readonly publicUrl: string
  /** Where the icons lie. */
  readonly folder: string
  /** Headers every answer carries besides its own. */
  readonly headers: Readonly<Record<string, string>>
}

const icons: Readonly<Record<string, { file: string; type: string }>> = {
  '/favicon.ico': { file: 'favicon-96.png', type: 'image/png' },
  '/favicon.svg': { file: 'favicon.svg', type: 'image/svg+xml' },
  '/favicon-96.png': { file: 'favicon-96.png', type: 'image/png' },
  '/apple-touch-icon.png': { file: 'apple-touch-icon.png', type: 'image/png' },
  '/icon-192.png': { file: 'icon-192.png', type: 'image/png' },
  '/icon-512.png': { file: 'icon-512.png', type: 'image/png' },
  '/icon-maskable-512.png': { file: 'icon-maskable-512.png', type: 'image/png' },
}

const robots = (publicUrl: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /admin/',
    'Disallow: /*.data$',
    'Allow: /',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')

/** Serves what browsers and search engines look for at fixed addresses: icons, manifest, sitemap, robots. */
export const mountSiteFiles = (app: FastifyInstance, options: SiteFileOptions): void => {
  const { client, publicationTitles, ownPaths, cache, publicUrl, folder, headers } = options

  /** A text made of the site's content, made anew only when that has changed. */
  const serve = (url: string, type: string, make: (part?: number) => Promise<string | null>) =>
    app.route<{ Params: { part?: string } }>({
      method: ['GET', 'HEAD'],
      url,
      handler: async (request, reply) => {
        const { part } = request.params
        const page = await cache.get(url.replace(/:part.*$/, `${part}.xml`), async () => {
          const text = await make(part === undefined ? undefined : Number(part))
          if (text === null) throw notFound('File')
          const kept = { 'content-type': type, 'cache-control': 'public, max-age=300' }
          return storeResponse(200, { ...kept, ...headers, ...apiHeaders }, text)
        })
        reply.hijack()
        sendResponse(page, request.raw, reply.raw)
      },
    })

  const sitemap = async (part?: number) =>
    sitemapXml(
      publicUrl,
      [...(await publicPaths(client, publicationTitles)), ...(await ownPaths())],
      part,
    )
  serve('/robots.txt', 'text/plain; charset=utf-8', async () => robots(publicUrl))
  serve('/sitemap.xml', 'application/xml; charset=utf-8', sitemap)
  serve('/sitemap-:part(^[1-9]\\d{0,3}).xml', 'application/xml; charset=utf-8', sitemap)
  serve('/site.webmanifest', 'application/manifest+json; charset=utf-8', async () =>
    webManifest((await client.settings.getSettings()).settings),
  )
  for (const [url, { file, type }] of Object.entries(icons)) {
    serveIcon(app, url, join(folder, file), type)
  }
}

const serveIcon = (app: FastifyInstance, url: string, path: string, type: string): void => {
  let known: Promise<{ body: Buffer; etag: string }> | undefined
  const read = async () => {
    const body = await readFile(path)
    return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
  }
  app.get(url, async (request, reply) => {
    known ??= read()
    const { body, etag } = await known.catch((error: unknown) => {
      known = undefined
      throw error
    })
    reply.headers({ ...apiHeaders, etag, 'cache-control': 'public, max-age=86400' })
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return reply.type(type).send(body)
  })
}
