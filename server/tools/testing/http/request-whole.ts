import { Agent, type IncomingMessage, request } from 'node:http'

const agent = new Agent({ keepAlive: true })

/** An answer, and what came as its body. */
export interface Whole {
  readonly response: Response
  readonly bytes: Buffer<ArrayBuffer>
}

const headersOf = ({ rawHeaders }: IncomingMessage): Headers => {
  const headers = new Headers()
  for (let at = 0; at < rawHeaders.length; at += 2) {
    headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '')
  }
  return headers
}

const readWhole = (incoming: IncomingMessage): Promise<Buffer<ArrayBuffer>> => {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer<ArrayBuffer>>()
  const chunks: Buffer[] = []
  incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
  incoming.on('error', reject)
  incoming.on('end', () => resolve(Buffer.concat(chunks)))
  return promise
}

/** What is sent as a body: a text as it is, a form as browsers write it. */
const bodyOf = async (body: RequestInit['body'], headers: Headers): Promise<Buffer | undefined> => {
  if (body === undefined || body === null) return undefined
  if (typeof body === 'string') return Buffer.from(body)
  const written = new Response(body)
  headers.set('content-type', written.headers.get('content-type') ?? '')
  return Buffer.from(await written.arrayBuffer())
}

/**
 * Does what `fetch` does for a call of the API, but cheaper: the answer is read whole, without web streams, and comes
 * as it is unless a coding is asked for.
 */
export const requestWhole = async (url: string, init: RequestInit): Promise<Whole> => {
  const { method = 'GET', signal } = init
  const headers = new Headers(init.headers)
  const body = await bodyOf(init.body, headers)
  if (body) headers.set('content-length', String(body.length))
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  request(
    url,
    { agent, method, headers: Object.fromEntries(headers), ...(signal && { signal }) },
    resolve,
  )
    .on('error', reject)
    .end(body)
  const incoming = await promise
  const bytes = await readWhole(incoming)
  const { statusCode: status = 0, statusMessage: statusText = '' } = incoming
  const response = new Response(bytes, { status, statusText, headers: headersOf(incoming) })
  return { response, bytes }
}
