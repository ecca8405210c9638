import { request } from 'node:http'

/** A response as sent over the network, without decoding. */
export interface Answer {
  /** Names and values in turn, without headers that every server adds. */
  readonly headers: readonly string[]
  readonly body: Buffer
}

/** Request headers of every measured request, as browsers send them. */
export const asked = { 'accept-encoding': 'gzip, deflate, br, zstd' }

const ownWork = new Set([
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'x-request-id',
])

const pairs = (raw: readonly string[]): [string, string][] =>
  Array.from({ length: raw.length / 2 }, (_, at) => [raw[at * 2] ?? '', raw[at * 2 + 1] ?? ''])

/** Fetches a response without decoding it. */
export const fetchRaw = (url: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { headers: asked }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        if (response.statusCode !== 200) {
          reject(new Error(`${url} answered with ${response.statusCode}`))
          return
        }
        const kept = pairs(response.rawHeaders).filter(([name]) => !ownWork.has(name.toLowerCase()))
        resolve({ headers: kept.flat(), body: Buffer.concat(chunks) })
      })
    })
    sent.on('error', reject)
    sent.end()
  })
