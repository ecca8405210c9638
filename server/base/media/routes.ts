import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '#contract/call/api-error.ts'
import { type FilmFacts, filmFacts } from '#contract/media/film.ts'
import { pictureFile } from '#contract/media/picture.ts'
import { isKnown } from '#server/base/cache/etag.ts'
import { readRange } from './byte-range.ts'
import type { Media } from './media.ts'

const types = { avif: 'image/avif', webp: 'image/webp' }

const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

const notThere = (what: 'picture' | 'film') => new ApiError('notFound', `There is no such ${what}`)

/** Answers with a film, or the part of it that was asked for. */
const sendFilm = async (
  media: Media,
  { headers: { range, 'if-range': condition } }: FastifyRequest,
  reply: FastifyReply,
  { name, etag, bytes: size, format }: FilmFacts & { name: string; etag: string },
) => {
  const part = condition === undefined || condition === etag ? readRange(range, size) : null
  reply.headers({ ...headers, etag, 'accept-ranges': 'bytes' })
  if (part === 'none') return reply.code(416).header('content-range', `bytes */${size}`).send()
  const bytes = await media.serveFilm(name, part ?? undefined)
  if (bytes === null) throw notThere('film')
  if (part) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${size}`)
  return reply.header('content-type', `video/${format}`).send(bytes)
}

/** Serves pictures and films: never changing under a name, never as anything else. */
export const mountMedia = (app: FastifyInstance, media: Media): void => {
  app.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
    const { name } = request.params
    const file = pictureFile(name)
    const film = filmFacts(name)
    const etag = `"${name}"`
    if (file === null && film === null) throw notThere('picture')
    const isTheirs = isKnown(request.headers['if-none-match'], etag)
    if (isTheirs)
      return reply
        .code(304)
        .headers({ ...headers, etag })
        .send()
    if (film) return sendFilm(media, request, reply, { name, etag, ...film })
    const bytes = await media.serve(name)
    if (file === null || bytes === null) throw notThere('picture')
    return reply.headers({ ...headers, etag, 'content-type': types[file.format] }).send(bytes)
  })
}
