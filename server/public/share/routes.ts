import type { FastifyInstance } from 'fastify'
import type { SalusClient } from '#contract/api.ts'
import { createNotFoundError } from '#contract/call/api-error.ts'
import { sharePictureAlt } from '#contract/site/share.ts'
import { matchesEtag } from '#server/base/cache/etag.ts'
import { rateLimitKeyOf } from '#server/base/http/client-address.ts'
import type { RateLimiter } from '#server/base/http/limits.ts'
import type { SharingCard } from './draw.ts'
import type { SharingMetadata } from './read-head.ts'
import type { SharePictureCache } from './share-pictures.ts'

interface ShareOptions {
  readonly head: (path: string) => Promise<SharingMetadata>
  readonly pictures: SharePictureCache
  readonly client: SalusClient
  readonly limits: RateLimiter
  readonly publicUrl: string
}

const headers = {
  'content-type': 'image/jpeg',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
}

const picturePath = /^\/share(?<path>(?:\/[^/]+)*)\/(?<hash>[0-9a-z]{2,14})\.jpg$/

/** Splits a picture's alternative text into kind, title and note. */
const partsOf = (alt: string, title: string): Pick<SharingCard, 'kind' | 'title' | 'note'> => {
  const at = alt.indexOf(title)
  const kind = alt.slice(0, Math.max(at, 0)).replace(/: $/, '')
  const note = alt.slice(at + title.length).replace(/^ \((.*)\)$/s, '$1')
  return sharePictureAlt(kind, title, note) === alt
    ? { kind, title, note }
    : { kind: '', title, note: '' }
}

/** Serves link preview pictures. Pictures that no page refers to are not found. */
export const mountSharingPictures = (app: FastifyInstance, options: ShareOptions): void => {
  const { head, pictures, client, limits, publicUrl } = options

  const readSource = async (main: string, path: string) => {
    const place = main.startsWith(publicUrl) ? main.slice(publicUrl.length) || '/' : path
    if (place === path) return undefined
    const { alt, title } = await head(place)
    return partsOf(alt, title)
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/share/*',
    handler: async (request, reply) => {
      await limits.take('readsPerClient', rateLimitKeyOf(request.ip))
      const asked = (request.raw.url ?? '').replace(/\?.*/, '')
      const { path, hash } = picturePath.exec(asked)?.groups ?? {}
      if (hash === undefined) throw createNotFoundError('Picture')
      const { image, title, alt, main } = await head(path || '/')
      const current = image.startsWith(`${publicUrl}/share/`) ? image.slice(publicUrl.length) : ''
      if (current === '') throw createNotFoundError('Picture')
      // Links shared earlier redirect to the current picture.
      if (current !== asked) return reply.header('cache-control', 'no-cache').redirect(current, 302)
      const etag = `"${hash}"`
      if (matchesEtag(request.headers['if-none-match'], etag))
        return reply
          .code(304)
          .headers({ ...headers, etag })
          .send()
      const bytes = await pictures.get(hash, async () => {
        const { brand } = await client.site.getBrand()
        const { name, face, colors } = brand
        const source = await readSource(main, path || '/')
        const trace = colors.dark.trace ?? '#5fd3b5'
        return { ...partsOf(alt, title), source, name, face, trace }
      })
      return reply.headers({ ...headers, etag }).send(Buffer.from(bytes))
    },
  })
}
