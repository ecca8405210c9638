import type { FastifyInstance } from 'fastify'
import { ApiError } from '#contract/api-error.ts'
import { pictureWidths } from '#contract/picture.ts'
import { isKnown } from '#server/cache/etag.ts'
import { byteRange } from '#server/http/range.ts'
import type { Media } from './media.ts'

const shape = /^[0-9a-f]{32}-\d{1,5}x\d{1,5}-[0-9a-f]{6}(?:\.(\d{2,4}))?\.(avif|webp)$/
const types = { avif: 'image/avif', webp: 'image/webp' }

const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'accept-ranges': 'bytes',
}

const noPicture = () => new ApiError(404, 'There is no such picture')

const typeOf = (name: string): string | null => {
  const [, width, format] = shape.exec(name) ?? []
  if (format !== 'avif' && format !== 'webp') return null
  const isFixedWidth = pictureWidths.some((known) => String(known) === width)
  if (width === undefined ? format !== 'webp' : !isFixedWidth) return null
  return types[format]
}

/** Serves pictures: never changing under a name, never as anything but a picture. */
export const mountMedia = (app: FastifyInstance, media: Media): void => {
  app.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
    const { name } = request.params
    const type = typeOf(name)
    const etag = `"${name}"`
    if (type === null) throw noPicture()
    const isTheirs = isKnown(request.headers['if-none-match'], etag)
    if (isTheirs)
      return reply
        .code(304)
        .headers({ ...headers, etag })
        .send()
    const bytes = await media.serve(name)
    if (bytes === null) throw noPicture()
    reply.headers({ ...headers, etag, 'content-type': type })
    const range = byteRange(request.headers.range, bytes.length)
    if (range === null) return reply.send(bytes)
    if (range === 'unsatisfiable')
      return reply.code(416).header('content-range', `bytes */${bytes.length}`).send()
    return reply
      .code(206)
      .header('content-range', `bytes ${range.start}-${range.end}/${bytes.length}`)
      .send(bytes.subarray(range.start, range.end + 1))
  })
}
