import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { S3Options } from '#server/base/media/s3-storage.ts'
import { escapeHtml } from '#server/base/text/escape-html.ts'
import type { AtEnd } from '#server/tools/testing/database/place.ts'
import { isSignedBy } from './s3-signature.ts'

/** A local server with the parts of S3 that Salus uses. */
export interface TestS3 {
  readonly options: S3Options
  /** Makes every deletion fail from now on. */
  lock(): void
  /** Stops the server. */
  stop(): Promise<void>
}

interface Kept {
  readonly bytes: Buffer
  readonly modifiedAt: Date
}

const perPage = 1_000

const listOf = (files: ReadonlyMap<string, Kept>, query: URLSearchParams): string => {
  const prefix = query.get('prefix') ?? ''
  const after = query.get('continuation-token') ?? ''
  const names = [...files.keys()].filter((name) => name.startsWith(prefix) && name > after)
  const page = names.toSorted().slice(0, perPage)
  const entries = page.map((name) => {
    const { bytes, modifiedAt } = files.get(name) ?? { bytes: '', modifiedAt: new Date(0) }
    return `<Contents><Key>${escapeHtml(name)}</Key><LastModified>${modifiedAt.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`
  })
  const isCut = names.length > page.length
  const next = isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  return `<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${entries.join('')}${next}</ListBucketResult>`
}

/** Sends a file, or the requested range. */
const send = ({ bytes }: Kept, { headers, method }: IncomingMessage, response: ServerResponse) => {
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? []
  const part = start ? bytes.subarray(Number(start), end ? Number(end) + 1 : undefined) : bytes
  response.writeHead(start ? 206 : 200, { 'content-length': part.length })
  response.end(method === 'HEAD' ? undefined : part)
}

const createAnswer = (
  { bucket, ...keys }: Pick<S3Options, 'bucket' | 'accessKeyId' | 'secretAccessKey'>,
  isLocked: () => boolean,
) => {
  const files = new Map<string, Kept>()
  return async (request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://store')
    const path = decodeURIComponent(pathname)
    const name = path.slice(bucket.length + 2)
    const body = await buffer(request)
    const refuse = (status: number, code: string) =>
      response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`)
    if (!isSignedBy(request, keys)) return refuse(403, 'SignatureDoesNotMatch')
    if (path !== `/${bucket}` && !path.startsWith(`/${bucket}/`)) return refuse(404, 'NoSuchBucket')
    if (name === '' && request.method === 'GET') return response.end(listOf(files, searchParams))
    if (request.method === 'PUT') {
      files.set(name, { bytes: body, modifiedAt: new Date() })
      return response.end()
    }
    if (request.method === 'DELETE') {
      if (isLocked()) return refuse(403, 'AccessDenied')
      files.delete(name)
      return response.writeHead(204).end()
    }
    const kept = files.get(name)
    return kept ? send(kept, request, response) : refuse(404, 'NoSuchKey')
  }
}

/** Starts a server with an empty bucket. */
export const startS3 = async (atEnd: AtEnd): Promise<TestS3> => {
  const access = { bucket: 'pictures', accessKeyId: 'key', secretAccessKey: 'secret' }
  let isLocked = false
  const answer = createAnswer(access, () => isLocked)
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const stop = async () => {
    if (!server.listening) return
    server.closeAllConnections()
    await once(server.close(), 'close')
  }
  atEnd(stop)
  return {
    lock: () => {
      isLocked = true
    },
    stop,
    options: { ...access, endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1' },
  }
}
