import type { FastifyInstance } from 'fastify'
import { ApiError } from '#contract/api-error.ts'
import { pictureFile } from '#contract/picture.ts'
import { isKnown } from '#server/cache/etag.ts'
import type { Media } from './media.ts'

const types = { avif: 'image/avif', webp: 'image/webp' }

const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

const noPicture = () => new ApiError('notFound', 'There is no such picture')

/** Serves pictures: never changing under a name, never as anything but a picture. */
export const mountMedia = (app: FastifyInstance, media: Media): void => {
  app.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
    const { name } = request.params
    const file = pictureFile(name)
    const etag = `"${name}"`
    if (file === null) throw noPicture()
    const isTheirs = isKnown(request.headers['if-none-match'], etag)
    if (isTheirs)
      return reply
        .code(304)
        .headers({ ...headers, etag })
        .send()
    const bytes = await media.serve(name)
    if (bytes === null) throw noPicture()
    return reply.headers({ ...headers, etag, 'content-type': types[file.format] }).send(bytes)
  })
}
