import { AwsClient } from 'aws4fetch'
import { runWithTimeLimit, TimeLimitError } from '#server/base/process/time-limit.ts'
import {
  createStorageReadError,
  createStorageWriteError,
  type MediaStorage,
  type StoredFile,
} from './storage.ts'

export interface S3Options {
  readonly bucket: string
  /** Base URL, e.g. `https://s3.eu-central-1.amazonaws.com`. */
  readonly endpoint: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

const filesIn = (xml: string): StoredFile[] =>
  xml
    .split('</Contents>')
    .slice(0, -1)
    .map((entry) => ({
      name: /<Key>([^<]*)</.exec(entry)?.[1] ?? '',
      modifiedAt: new Date(/<LastModified>([^<]*)</.exec(entry)?.[1] ?? 0),
    }))

interface Answer {
  readonly status: number
  readonly body: Uint8Array<ArrayBuffer>
}

const textOf = ({ body }: Answer): string => new TextDecoder().decode(body)

export interface S3Timeouts {
  readonly limitMs?: number
  /** Time in milliseconds after a timeout during which requests fail at once. */
  readonly restMs?: number
}

export const createS3Storage = (
  { bucket, endpoint, region, ...keys }: S3Options,
  { limitMs = 20_000, restMs = 10_000 }: S3Timeouts = {},
): MediaStorage => {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 2 })
  const root = `${endpoint.replace(/\/+$/, '')}/${bucket}`
  let answeredAt = 0
  let hangsUntil = 0

  /**
   * If a request times out and no other one got a response meanwhile, further requests fail at once for
   * `restMs`.
   */
  const fetchWhole = async (path: string, init: RequestInit): Promise<Answer> => {
    const startedAt = performance.now()
    if (startedAt < hangsUntil) throw new Error('The picture store did not answer a moment ago')
    const work = async (signal: AbortSignal): Promise<Answer> => {
      const response = await client.fetch(`${root}${path}`, { ...init, signal })
      answeredAt = performance.now()
      return { status: response.status, body: await response.bytes() }
    }
    try {
      return await runWithTimeLimit(limitMs, 'The picture store did not answer in time', work)
    } catch (error) {
      if (error instanceof TimeLimitError && answeredAt < startedAt) {
        hangsUntil = performance.now() + restMs
      }
      throw error
    }
  }

  const ask = async (
    path: string,
    init: RequestInit,
    fine: readonly number[] = [],
  ): Promise<Answer> => {
    const failed = init.method === 'PUT' ? createStorageWriteError : createStorageReadError
    const answer = await fetchWhole(path, init).catch((cause: unknown) => {
      throw failed(cause)
    })
    const isFine = (answer.status >= 200 && answer.status < 300) || fine.includes(answer.status)
    if (isFine) return answer
    throw failed(
      new Error(`The picture store answered ${answer.status}: ${textOf(answer).slice(0, 1_000)}`),
    )
  }

  const listPage = async (prefix: string, token: string | undefined): Promise<StoredFile[]> => {
    const query = new URLSearchParams({ 'list-type': '2', prefix })
    if (token) query.set('continuation-token', token)
    const xml = textOf(await ask(`?${query}`, {}))
    const next = /<NextContinuationToken>([^<]*)</.exec(xml)?.[1]
    return [...filesIn(xml), ...(next ? await listPage(prefix, next) : [])]
  }

  return {
    put: async (name, content) => {
      const body = content instanceof Blob ? content : new Uint8Array(content)
      await ask(`/${name}`, { method: 'PUT', body })
    },
    get: async (name, part) => {
      const range = part && { headers: { range: `bytes=${part.start}-${part.end}` } }
      const { status, body } = await ask(`/${name}`, { ...range }, [404])
      return status === 404 ? null : body
    },
    delete: async (name) => {
      await ask(`/${name}`, { method: 'DELETE' }, [404])
    },
    list: (prefix) => listPage(prefix, undefined),
  }
}
