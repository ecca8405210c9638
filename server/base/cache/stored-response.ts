import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliDecompressSync,
  constants,
  gzip,
  gzipSync,
  type ZlibOptions,
} from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import { computeEtag, matchesEtag } from './etag.ts'

type Coding = 'br' | 'gzip' | 'identity'

interface Variant {
  /** Alternating names and values, the fastest format for `writeHead`, which does not mutate it. */
  readonly headers: string[]
  readonly body: Buffer
}

export interface StoredResponse {
  readonly status: number
  readonly etag: string
  readonly bytes: number
  readonly variants: Readonly<Record<Coding, Variant>>
  readonly notModified: string[]
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify<Buffer, ZlibOptions, Buffer>(gzip)
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = constants

/** Copies bytes out of Node's shared pool, so that the pool is not retained. */
const copyOut = (bytes: Buffer): Buffer =>
  bytes.length === bytes.buffer.byteLength ? bytes : Buffer.from(new Uint8Array(bytes).buffer)

// Pages are small, so a window of 256 kB saves megabytes of memory during compression.
const brotliOf = async (body: Buffer, quality: number) =>
  copyOut(
    await compressBrotli(body, {
      chunkSize: 64 * 1024,
      params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_LGWIN]: 18 },
    }),
  )

// Clients wait for the first compression, so it uses the lowest Brotli quality that still beats
// gzip. Pages requested again are compressed at the higher quality.
const quick = 5
const thorough = 8

// Longer texts are compressed in another thread, because a megabyte takes 20 ms.
const mostAtOnce = 1024 * 1024
const level = 6

const overhead = 4 * 1024

/**
 * Compresses a response once for all clients. Only compressed bytes are kept (a fifth of the text)
 * and decompressed for clients without compression.
 */
export const compressResponse = async (
  status: number,
  headers: Readonly<Record<string, string>>,
  content: string | Buffer,
): Promise<StoredResponse> => {
  const body = typeof content === 'string' ? Buffer.from(content) : content
  const isLong = body.length > mostAtOnce
  const compressed = await brotliOf(body, quick)
  // Hashes the compressed bytes, which is five times faster. Equal texts get equal ETags, because compression
  // is deterministic.
  const etag = computeEtag(compressed)
  const vary = headers.vary ? `accept-encoding, ${headers.vary}` : 'accept-encoding'
  const shared = Object.entries({ ...headers, etag, vary }).flat()
  const variant = (coding: Coding, bytes: Buffer): Variant => ({
    body: bytes,
    headers: [
      ...shared,
      'content-length',
      String(bytes.length),
      ...(coding === 'identity' ? [] : ['content-encoding', coding]),
    ],
  })
  let br = variant('br', compressed)
  let text = new WeakRef(body)
  const textAgain = (): Buffer => {
    const known = text.deref()
    if (known) return known
    const fresh = brotliDecompressSync(br.body)
    text = new WeakRef(fresh)
    return fresh
  }
  let asked = 0
  const compressAgain = async () => {
    br = variant('br', await brotliOf(textAgain(), thorough))
  }
  let zipped: Variant | undefined
  const zip = (bytes: Buffer): Variant => {
    zipped = variant('gzip', copyOut(bytes))
    return zipped
  }
  let isZipping = false
  const zipApart = (): void => {
    if (isZipping) return
    isZipping = true
    compressGzip(textAgain(), { level })
      .then(zip, () => undefined)
      .finally(() => {
        isZipping = false
      })
  }
  return {
    status,
    etag,
    bytes: overhead + 2 * br.body.length,
    variants: {
      get br() {
        // If the better compression fails, the quickly compressed body stays in use.
        if (++asked === 2) compressAgain().catch(() => undefined)
        return br
      },
      get gzip() {
        if (zipped) return zipped
        if (!isLong) return zip(gzipSync(textAgain(), { level }))
        zipApart()
        return variant('identity', textAgain())
      },
      get identity() {
        return variant('identity', textAgain())
      },
    },
    notModified: shared,
  }
}

/**
 * Creates a response without compressing it, because it is used once and does not leave the
 * process.
 */
export const createUncompressedResponse: typeof compressResponse = async (
  status,
  headers,
  content,
) => {
  const body = typeof content === 'string' ? Buffer.from(content) : content
  const length = ['content-length', String(body.length)]
  const plain: Variant = { body, headers: [...Object.entries(headers).flat(), ...length] }
  const variants = { br: plain, gzip: plain, identity: plain }
  return { status, etag: '', bytes: body.length, variants, notModified: [] }
}

const codings: Coding[] = ['br', 'gzip']

export const chooseContentCoding = (accepted = ''): Coding =>
  negotiate(accepted, codings) ?? 'identity'

/**
 * Headers of a request to prepend to those of a cached response. They are joined once per response,
 * because copying costs as much as the rest of sending.
 */
export interface PrependedHeaders {
  readonly before: (headers: readonly string[]) => string[]
}

export const createHeaderPrepender = (
  shared: readonly string[],
): ((name: string, value: string) => PrependedHeaders) => {
  const joined = new WeakMap<readonly string[], string[]>()
  return (name, value) => ({
    before: (headers) => {
      let all = joined.get(headers)
      if (all === undefined) {
        all = [name, value, ...shared, ...headers]
        joined.set(headers, all)
      }
      all[1] = value
      return all
    },
  })
}

/** Sends a cached response in an accepted coding, or 304 if the client has it. */
export const sendStoredResponse = (
  { status, etag, notModified, variants }: StoredResponse,
  request: IncomingMessage,
  response: ServerResponse,
  more?: PrependedHeaders,
): void => {
  if (status === 200 && matchesEtag(request.headers['if-none-match'], etag)) {
    response.writeHead(304, more?.before(notModified) ?? notModified).end()
    return
  }
  const { headers, body } = variants[chooseContentCoding(request.headers['accept-encoding'])]
  response.writeHead(status, more?.before(headers) ?? headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}
