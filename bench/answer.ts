import { request } from 'node:http'

/** One answer exactly as it travelled. */
export interface Answer {
  /** Name, value, name, value, without what a server adds by itself. */
  readonly headers: readonly string[]
  readonly body: Buffer
}

/** What every measured request asks with, as browsers do. */
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

/** Fetches an answer without decoding it. */
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
