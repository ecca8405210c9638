import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '#contract/call/api-error.ts'
import { parsePictureFileName } from '#contract/media/picture-facts.ts'
import { matchesEtag } from '#server/base/cache/etag.ts'
import { type ByteRange, parseRangeHeader } from './byte-range.ts'
import { type MediaFile, mediaFileOf, mediaHeaders } from './media-file-headers.ts'
import type { MediaService } from './media-service.ts'
import { readInParts } from './read-in-parts.ts'

const types = { avif: 'image/avif', webp: 'image/webp' }

const notThere = () => new ApiError('notFound', 'There is no such file')

/** Opens a file whose size is known. Reads its first piece at once, to report a missing file. */
const openStream = async (
  media: MediaService,
  name: string,
  range: ByteRange,
): Promise<Readable> => {
  const parts = readInParts(media, name, range)
  const first = await parts.next()
  if (first.done) throw notThere()
  return Readable.from(
    (async function* () {
      let sent = first.value.length
      yield first.value
      for await (const part of parts) {
        sent += part.length
        yield part
      }
      // An error closes the connection, so that no client takes a part for the whole.
      if (sent <= range.end - range.start) throw new Error(`${name} was deleted while it was sent`)
    })(),
    // In object mode, Node would read 16 pieces ahead.
    { objectMode: false },
  )
}

const sendFile = async (
  media: MediaService,
  { headers: { range, 'if-range': condition } }: FastifyRequest,
  reply: FastifyReply,
  { name, etag, bytes: size, type, headers }: MediaFile & { etag: string },
) => {
  if (size === null) {
    const whole = await media.serveFile(name)
    if (whole === null) throw notThere()
    return reply.headers({ ...headers, etag, 'content-type': type }).send(whole)
  }
  const part = condition === undefined || condition === etag ? parseRangeHeader(range, size) : null
  if (part === 'none') {
    reply.header('content-range', `bytes */${size}`)
    throw new ApiError('unreadable', 'The file has no such part', { status: 416 })
  }
  const { start, end } = part ?? { start: 0, end: size - 1 }
  const stream = await openStream(media, name, { start, end })
  reply.headers({ ...headers, etag, 'content-type': type, 'accept-ranges': 'bytes' })
  if (part) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`)
  return reply.header('content-length', end - start + 1).send(stream)
}

/**
 * Serves images, videos, figures and uploaded files. The content of a file name never changes, but replaced
 * figures return 404.
 */
export const mountMedia = (app: FastifyInstance, media: MediaService): void => {
  app.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
    const { name } = request.params
    const picture = parsePictureFileName(name)
    const file = mediaFileOf(name)
    if (picture === null && file === null) throw notThere()
    const etag = `"${file?.name ?? name}"`
    if (await media.isReplaced(name)) throw notThere()
    const isTheirs = matchesEtag(request.headers['if-none-match'], etag)
    if (isTheirs)
      return reply
        .code(304)
        .headers({ ...(file?.headers ?? mediaHeaders), etag })
        .send()
    if (file) return sendFile(media, request, reply, { etag, ...file })
    const bytes = await media.serve(name)
    if (picture === null || bytes === null) throw notThere()
    return reply
      .headers({ ...mediaHeaders, etag, 'content-type': types[picture.format] })
      .send(bytes)
  })
}
