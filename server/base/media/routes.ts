import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '#contract/call/api-error.ts'
import { type FigureFile, parseFigureFileName } from '#contract/figure/figure-file.ts'
import { parseVideoName } from '#contract/media/film.ts'
import { parsePictureFileName } from '#contract/media/picture-facts.ts'
import { matchesEtag } from '#server/base/cache/etag.ts'
import { parseRangeHeader } from './byte-range.ts'
import type { MediaService } from './media-service.ts'

const types = { avif: 'image/avif', webp: 'image/webp' }

const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

/** Caches must revalidate figures, because replaced figures must disappear at once. */
const figureHeaders = { ...headers, 'cache-control': 'public, no-cache' }

const notThere = () => new ApiError('notFound', 'There is no such file')

interface KeptFile {
  readonly type: string
  /** Size of the file, or null if range requests are not supported. */
  readonly bytes: number | null
  readonly headers: Readonly<Record<string, string>>
}

const figureTypes: Readonly<Record<FigureFile['ending'], string>> = {
  volume: 'application/json',
  trace: 'application/json',
  slices: 'application/octet-stream',
  samples: 'application/octet-stream',
  'nii.gz': 'application/gzip',
}

const keptFile = (name: string): KeptFile | null => {
  const film = parseVideoName(name)
  if (film) return { type: `video/${film.format}`, bytes: film.bytes, headers }
  const figure = parseFigureFileName(name)
  if (!figure) return null
  const { ending, bytes } = figure
  const asDownload = { 'content-disposition': 'attachment; filename="scan.nii.gz"' }
  const own = { ...figureHeaders, ...(ending === 'nii.gz' && asDownload) }
  return { type: figureTypes[ending], bytes, headers: own }
}

const sendKept = async (
  media: MediaService,
  { headers: { range, 'if-range': condition } }: FastifyRequest,
  reply: FastifyReply,
  { name, etag, bytes: size, type, headers: own }: KeptFile & { name: string; etag: string },
) => {
  const isAsked = size !== null && (condition === undefined || condition === etag)
  const part = isAsked ? parseRangeHeader(range, size) : null
  if (part === 'none') {
    reply.header('content-range', `bytes */${size}`)
    throw new ApiError('unreadable', 'The file has no such part', { status: 416 })
  }
  const bytes = await media.serveFile(name, part ?? undefined)
  if (bytes === null) throw notThere()
  reply.headers({ ...own, etag })
  if (size !== null) reply.header('accept-ranges', 'bytes')
  if (part) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${size}`)
  return reply.header('content-type', type).send(bytes)
}

/**
 * Serves images, videos and figures. The content of a file name never changes, but replaced figures return
 * 404.
 */
export const mountMedia = (app: FastifyInstance, media: MediaService): void => {
  app.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
    const { name } = request.params
    const file = parsePictureFileName(name)
    const kept = keptFile(name)
    const etag = `"${name}"`
    if (file === null && kept === null) throw notThere()
    if (await media.isReplaced(name)) throw notThere()
    const isTheirs = matchesEtag(request.headers['if-none-match'], etag)
    if (isTheirs)
      return reply
        .code(304)
        .headers({ ...(kept?.headers ?? headers), etag })
        .send()
    if (kept) return sendKept(media, request, reply, { name, etag, ...kept })
    const bytes = await media.serve(name)
    if (file === null || bytes === null) throw notThere()
    return reply.headers({ ...headers, etag, 'content-type': types[file.format] }).send(bytes)
  })
}
