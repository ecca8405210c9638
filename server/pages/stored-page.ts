import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompressSync, constants, gzipSync } from 'node:zlib'
import { etagOf, isKnown } from '#server/http/etag.ts'

type Coding = 'br' | 'gzip' | 'identity'

interface Variant {
  /** Name, value, name, value: what `writeHead` takes fastest. It does not change them. */
  readonly headers: string[]
  readonly body: Buffer
}

/** A finished answer in every coding a client may ask for. */
export interface StoredPage {
  readonly status: number
  readonly etag: string
  readonly bytes: number
  readonly variants: Readonly<Record<Coding, Variant>>
  readonly notModified: string[]
}

const compressBrotli = promisify(brotliCompress)
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = constants

/** The same bytes in memory of just their size: in a shared or half-used block, a few of them hold all of it. */
const alone = (bytes: Buffer): Buffer =>
  bytes.length === bytes.buffer.byteLength ? bytes : Buffer.from(new Uint8Array(bytes).buffer)

// A page is small: a window of 256 kB takes a few megabytes less than the usual one while it compresses.
const brotliOf = async (body: Buffer, quality: number) =>
  alone(
    await compressBrotli(body, {
      params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_LGWIN]: 18 },
    }),
  )

// The first who asks is waiting. A page that is asked for again is worth the effort: a tenth is saved.
const quick = 3
const thorough = 8

// What a page takes besides its bodies: headers, and the objects that hold it all together.
const overhead = 4 * 1024

/**
 * Compresses an answer for all who will ask for it. Only that is kept: nearly everyone takes it, and it is a
 * fifth of the text, which is made of it again should someone want that.
 */
export const storePage = async (
  status: number,
  headers: Readonly<Record<string, string>>,
  content: string | Buffer,
): Promise<StoredPage> => {
  const body = typeof content === 'string' ? Buffer.from(content) : content
  const etag = etagOf(body)
  const shared = Object.entries({ ...headers, etag, vary: 'accept-encoding' }).flat()
  const variant = (coding: Coding, bytes: Buffer): Variant => ({
    body: bytes,
    headers: [
      ...shared,
      'content-length',
      String(bytes.length),
      ...(coding === 'identity' ? [] : ['content-encoding', coding]),
    ],
  })
  let br = variant('br', await brotliOf(body, quick))
  let text = new WeakRef(body)
  /** Stays as long as nobody needs the room. */
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
  return {
    status,
    etag,
    // The second one stands for gzip, which is hardly longer.
    bytes: overhead + 2 * br.body.length,
    variants: {
      get br() {
        // What cannot be had keeps the page as it is.
        if (++asked === 2) compressAgain().catch(() => undefined)
        return br
      },
      // Few ask for it, and most pages are stale before anyone does.
      get gzip() {
        zipped ??= variant('gzip', alone(gzipSync(textAgain(), { level: 6 })))
        return zipped
      },
      get identity() {
        return variant('identity', textAgain())
      },
    },
    notModified: shared,
  }
}

const isRefused = (accepted: string, coding: string): boolean =>
  new RegExp(`\\b${coding}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(accepted)

/** The best coding a client takes. */
export const codingFor = (accepted: string | undefined): Coding => {
  if (accepted === undefined) return 'identity'
  for (const coding of ['br', 'gzip'] as const) {
    if (accepted.includes(coding) && !(accepted.includes('q=0') && isRefused(accepted, coding)))
      return coding
  }
  return 'identity'
}

/**
 * Writes a stored answer in the coding the client asked for, or 304 when it has it already. `more` are
 * headers of this one request, names and values in turns.
 */
export const sendPage = (
  page: StoredPage,
  request: IncomingMessage,
  response: ServerResponse,
  more?: readonly string[],
): void => {
  const withMore = (headers: string[]) => (more ? [...more, ...headers] : headers)
  if (page.status === 200 && isKnown(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, withMore(page.notModified)).end()
    return
  }
  const { headers, body } = page.variants[codingFor(request.headers['accept-encoding'])]
  response.writeHead(page.status, withMore(headers))
  response.end(request.method === 'HEAD' ? undefined : body)
}
