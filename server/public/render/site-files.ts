import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { SalusClient } from '#contract/api.ts'
import { createNotFoundError } from '#contract/call/api-error.ts'
import { languagePathPrefix } from '#contract/text/language-prefix.ts'
import type { ResponseCache } from '#server/base/cache/response-cache.ts'
import { sendStoredResponse } from '#server/base/cache/stored-response.ts'
import { apiSecurityHeaders } from '#server/base/http/security-headers.ts'
import type { MediaService } from '#server/base/media/media-service.ts'
import type { ListedEntryPage } from './entry-paths.ts'
import { buildSiteIcon, type SiteIconName, siteIcons } from './icons.ts'
import { buildSitemap, listPublicPages } from './sitemap.ts'
import { buildWebManifest } from './web-manifest.ts'

export interface SiteFileOptions {
  readonly client: SalusClient
  readonly entryAddresses: (lang?: string) => Promise<readonly ListedEntryPage[]>
  readonly cache: ResponseCache
  readonly publicUrl: string
  readonly media: Pick<MediaService, 'serve'>
  readonly folder: string
  readonly headers: Readonly<Record<string, string>>
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

/** Serves icons, web manifest, sitemap and robots.txt. */
export const mountSiteFiles = (app: FastifyInstance, options: SiteFileOptions): void => {
  const { client, entryAddresses, cache, publicUrl, folder, headers, media } = options

  /** Serves a generated file, cached until its content changes. */
  const serve = (
    url: string,
    type: string,
    make: (part?: number) => Promise<string | Buffer | null>,
  ) =>
    app.route<{ Params: { part?: string } }>({
      method: ['GET', 'HEAD'],
      url,
      handler: async (request, reply) => {
        const { part } = request.params
        const page = await cache.get(url.replace(/:part.*$/, `${part}.xml`), async () => {
          const content = await make(part === undefined ? undefined : Number(part))
          if (content === null) throw createNotFoundError('File')
          // A hidden entry must disappear from the sitemap at once, but icons may be outdated for five
          // minutes.
          const caching = type.startsWith('image/') ? 'public, max-age=300' : 'public, no-cache'
          const kept = { 'content-type': type, 'cache-control': caching }
          return cache.store(200, { ...kept, ...headers, ...apiSecurityHeaders }, content)
        })
        reply.hijack()
        sendStoredResponse(page, request.raw, reply.raw)
      },
    })

  const sitemap = async (part?: number) => {
    const { languages } = await client.site.getLanguages()
    const all = await Promise.all(
      languages.map(async ({ code }, at) => ({
        code,
        prefix: at === 0 ? '' : languagePathPrefix(code),
        addresses: await listPublicPages(client, await entryAddresses(at === 0 ? undefined : code)),
      })),
    )
    return buildSitemap(publicUrl, all[0]?.addresses ?? [], part, all)
  }
  serve('/robots.txt', 'text/plain; charset=utf-8', async () => robots(publicUrl))
  serve('/sitemap.xml', 'application/xml; charset=utf-8', sitemap)
  serve('/sitemap-:part(^[1-9]\\d{0,3}).xml', 'application/xml; charset=utf-8', sitemap)
  serve('/site.webmanifest', 'application/manifest+json; charset=utf-8', async () =>
    buildWebManifest(
      (await client.settings.getSettings()).settings,
      (await client.site.getLanguages()).languages[0],
    ),
  )
  for (const name of Object.keys(siteIcons).filter(isIcon)) {
    const { file, type } = siteIcons[name]
    serve(`/${name}`, type, async () => {
      const { logo } = (await client.site.getBrand()).brand
      const made = await buildSiteIcon(name, logo, media)
      return made ?? (await readFile(join(folder, file)))
    })
  }
}

const isIcon = (name: string): name is SiteIconName => name in siteIcons
