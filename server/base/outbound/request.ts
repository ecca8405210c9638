import { type IncomingMessage, request as requestPlainly } from 'node:http'
import { request as requestSafely } from 'node:https'
import { isIP } from 'node:net'
import { isPublicIp, lookUpPublicHost } from './public-address.ts'
import type { ServiceBaseUrl } from './source.ts'

export interface OutboundResponse {
  readonly status: number
  readonly location: string | undefined
  readonly retryAfter: string | undefined
  readonly etag: string | undefined
  readonly modified: string | undefined
  readonly body: Uint8Array
}

const maxBytes = 5 * 1024 * 1024

/** Thrown if a response has more than 5 MB. */
export class ResponseTooLongError extends Error {}

const readBody = async (response: IncomingMessage): Promise<Uint8Array> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > maxBytes) throw new ResponseTooLongError('The answer is longer than 5 MB')
    chunks.push(bytes)
  }
  return Buffer.concat(chunks)
}

/** Private IP addresses and plain HTTP require permission of the operator. */
type Trust = Pick<ServiceBaseUrl, 'isNamed'> & { readonly isPlainAllowed?: boolean }

interface Sending {
  readonly method: 'GET' | 'HEAD' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  readonly signal: AbortSignal
}

/** Sends a request without following redirects, and reads the response with `read`. */
const send = async <T>(
  url: URL,
  { isNamed, isPlainAllowed = false }: Trust,
  { body, ...options }: Sending,
  read: (response: IncomingMessage) => T | Promise<T>,
): Promise<T> => {
  if (!isNamed) {
    if (url.protocol !== 'https:' && !isPlainAllowed) throw new Error('Only https is allowed')
    const host = url.hostname.replaceAll(/[[\]]/g, '')
    if (isIP(host) !== 0 && !isPublicIp(host)) throw new Error('The address is private')
  }
  const request = url.protocol === 'https:' ? requestSafely : requestPlainly
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  // Checks the IP address during the connection's own DNS lookup, so that no other address can be used.
  const sent = request(url, { ...options, ...(!isNamed && { lookup: lookUpPublicHost }) }, resolve)
  sent.on('error', reject)
  sent.end(body)
  try {
    return await read(await promise)
  } finally {
    sent.destroy()
  }
}

export const sendGetRequest = (
  url: URL,
  trust: Trust,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<OutboundResponse> =>
  send(url, trust, { method: 'GET', headers, signal }, async (response) => ({
    status: response.statusCode ?? 0,
    location: response.headers.location,
    retryAfter: response.headers['retry-after'],
    etag: response.headers.etag,
    modified: response.headers['last-modified'],
    body: await readBody(response),
  }))

export const sendPostRequest = (
  url: URL,
  trust: Trust,
  headers: Readonly<Record<string, string>>,
  body: string,
  signal: AbortSignal,
): Promise<Pick<OutboundResponse, 'status' | 'retryAfter'>> =>
  send(url, trust, { method: 'POST', headers, body, signal }, (response) => ({
    status: response.statusCode ?? 0,
    retryAfter: response.headers['retry-after'],
  }))

export const requestHeadersOnly = (
  url: URL,
  trust: Trust,
  method: 'GET' | 'HEAD',
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Pick<OutboundResponse, 'status' | 'location'>> =>
  send(url, trust, { method, headers, signal }, (response) => ({
    status: response.statusCode ?? 0,
    location: response.headers.location,
  }))
