import { AwsClient } from 'aws4fetch'
import { type Storage, type StoredFile, storageAway, storageFailed } from './storage.ts'

export interface S3Options {
  readonly bucket: string
  /** Where the store is, e.g. `https://s3.eu-central-1.amazonaws.com`. */
  readonly endpoint: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

const patienceMs = 20_000

const filesIn = (xml: string): StoredFile[] =>
  [...xml.matchAll(/<Contents>[\s\S]*?<\/Contents>/g)].map(([entry]) => ({
    name: /<Key>([^<]*)</.exec(entry)?.[1] ?? '',
    modifiedAt: new Date(/<LastModified>([^<]*)</.exec(entry)?.[1] ?? 0),
  }))

/** Pictures in a bucket of any store that speaks S3. */
export const createS3Storage = ({ bucket, endpoint, region, ...keys }: S3Options): Storage => {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 2 })
  const root = `${endpoint.replace(/\/+$/, '')}/${bucket}`

  const ask = async (
    path: string,
    init: RequestInit,
    fine: readonly number[] = [],
  ): Promise<Response> => {
    const failed = init.method === 'PUT' ? storageFailed : storageAway
    const response = await client
      .fetch(`${root}${path}`, { ...init, signal: AbortSignal.timeout(patienceMs) })
      .catch((cause: unknown) => {
        throw failed(cause)
      })
    if (response.ok || fine.includes(response.status)) return response
    throw failed(
      new Error(`The picture store answered ${response.status}: ${await response.text()}`),
    )
  }

  const listPage = async (prefix: string, token: string | undefined): Promise<StoredFile[]> => {
    const query = new URLSearchParams({ 'list-type': '2', prefix })
    if (token) query.set('continuation-token', token)
    const xml = await (await ask(`?${query}`, {})).text()
    const next = /<NextContinuationToken>([^<]*)</.exec(xml)?.[1]
    return [...filesIn(xml), ...(next ? await listPage(prefix, next) : [])]
  }

  return {
    put: async (name, bytes) => {
      await ask(`/${name}`, { method: 'PUT', body: new Uint8Array(bytes) })
    },
    get: async (name) => {
      const response = await ask(`/${name}`, {}, [404])
      return response.status === 404 ? null : new Uint8Array(await response.arrayBuffer())
    },
    delete: async (name) => {
      await ask(`/${name}`, { method: 'DELETE' }, [404])
    },
    list: (prefix) => listPage(prefix, undefined),
  }
}
