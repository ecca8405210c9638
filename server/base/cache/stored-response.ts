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
import { etagOf, isKnown } from './etag.ts'

type Coding = 'br' | 'gzip' | 'identity'

interface Variant {
  /** Name, value, name, value: what `writeHead` takes fastest. It does not change them. */
  readonly headers: string[]
  readonly body: Buffer
}

/** A finished response in every content coding. */
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

/** Copies out of the shared pool so that it is not retained. */
const copyOut = (bytes: Buffer): Buffer =>
  bytes.length === bytes.buffer.byteLength ? bytes : Buffer.from(new Uint8Array(bytes).buffer)

// A page is small: a window of 256 kB takes a few megabytes less than the usual one while it compresses.
const brotliOf = async (body: Buffer, quality: number) =>
  copyOut(
    await compressBrotli(body, {
      // Enough for most pages as a whole: each further piece waits for a thread again.
      chunkSize: 64 * 1024,
      params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_LGWIN]: 18 },
    }),
  )

// The first client waits. This is the lowest quality whose result is smaller than gzip's, also for prose. A page that is
// requested again is worth the effort.
const quick = 5
const thorough = 8

// A longer text is zipped by another thread: a megabyte takes 20 ms.
const mostAtOnce = 1024 * 1024
const level = 6

// What a response takes besides its bodies: headers and objects.
const overhead = 4 * 1024

/**
 * Compresses a response once for all clients. Only the compressed bytes are kept, a fifth of the text; for
 * clients that take no compression they are decompressed again.
 */
export const storeResponse = async (
  status: number,
  headers: Readonly<Record<string, string>>,
  content: string | Buffer,
): Promise<StoredResponse> => {
  const body = typeof content === 'string' ? Buffer.from(content) : content
  const isLong = body.length > mostAtOnce
  const compressed = await brotliOf(body, quick)
  // The same bytes are compressed to the same, which are a fifth to read.
  const etag = etagOf(compressed)
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
  /** Weakly cached. */
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
    // If that fails, whoever asks next tries again.
    compressGzip(textAgain(), { level })
      .then(zip, () => undefined)
      .finally(() => {
        isZipping = false
      })
  }
  return {
    status,
    etag,
    // Counted twice to allow for gzip.
    bytes: overhead + 2 * br.body.length,
    variants: {
      get br() {
        // If that fails, the quick compression stays.
        if (++asked === 2) compressAgain().catch(() => undefined)
        return br
      },
      // Few ask for it, and most pages are stale before anyone does.
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

/** Keeps a response as it is, where it is asked for once and never sent. */
export const storePlain: typeof storeResponse = async (status, headers, content) => {
  const body = typeof content === 'string' ? Buffer.from(content) : content
  const length = ['content-length', String(body.length)]
  const plain: Variant = { body, headers: [...Object.entries(headers).flat(), ...length] }
  const variants = { br: plain, gzip: plain, identity: plain }
  return { status, etag: '', bytes: body.length, variants, notModified: [] }
}

const codings: Coding[] = ['br', 'gzip']

/** The content coding that a client likes best. */
export const codingFor = (accepted = ''): Coding => negotiate(accepted, codings) ?? 'identity'

/**
 * Headers of one request that go before those of a stored response: name, value, name, value. They are put
 * together once for each, because copying them costs as much as the rest of answering.
 */
export interface RequestHeaders {
  readonly before: (headers: readonly string[]) => string[]
}

/** Headers that are the same for many requests, behind one that differs each time. */
export const createRequestHeaders = (
  shared: readonly string[],
): ((name: string, value: string) => RequestHeaders) => {
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

/** Writes a stored response in the coding the client accepts, or 304 when the client has it already. */
export const sendResponse = (
  { status, etag, notModified, variants }: StoredResponse,
  request: IncomingMessage,
  response: ServerResponse,
  more?: RequestHeaders,
): void => {
  if (status === 200 && isKnown(request.headers['if-none-match'], etag)) {
    response.writeHead(304, more?.before(notModified) ?? notModified).end()
    return
  }
  const { headers, body } = variants[codingFor(request.headers['accept-encoding'])]
  response.writeHead(status, more?.before(headers) ?? headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}
