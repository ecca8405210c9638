import { type IncomingMessage, request as requestPlainly } from 'node:http'
import { request as requestSafely } from 'node:https'
import { isIP } from 'node:net'
import { isPublic, lookUpPublic } from './public-address.ts'
import type { Place } from './sources.ts'

/** What a service answered, unread. */
export interface Answer {
  readonly status: number
  readonly location: string | undefined
  readonly retryAfter: string | undefined
  readonly body: Uint8Array
}

const maxBytes = 5 * 1024 * 1024

const readBody = async (response: IncomingMessage): Promise<Uint8Array> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > maxBytes) throw new Error('The answer is longer than 5 MB')
    chunks.push(bytes)
  }
  return Buffer.concat(chunks)
}

/** Asks for one address and follows nothing; private addresses only where the operator has named them. */
export const get = async (
  url: URL,
  { isNamed }: Pick<Place, 'isNamed'>,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Answer> => {
  if (!isNamed) {
    if (url.protocol !== 'https:') throw new Error('Only https is allowed')
    const host = url.hostname.replaceAll(/[[\]]/g, '')
    if (isIP(host) !== 0 && !isPublic(host)) throw new Error('The address is private')
  }
  const request = url.protocol === 'https:' ? requestSafely : requestPlainly
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const sent = request(url, { headers, signal, ...(!isNamed && { lookup: lookUpPublic }) }, resolve)
  sent.on('error', reject)
  sent.end()
  const response = await promise
  try {
    return {
      status: response.statusCode ?? 0,
      location: response.headers.location,
      retryAfter: response.headers['retry-after'],
      body: await readBody(response),
    }
  } finally {
    sent.destroy()
  }
}
