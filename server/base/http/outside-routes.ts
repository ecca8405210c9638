import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { ApiError } from '#contract/call/api-error.ts'
import type { HandleClientError } from './end-late.ts'
import { newRequestId } from './request-id.ts'
import { apiSecurityHeaders } from './security-headers.ts'

type Headers = Readonly<Record<string, string>>

const maxUrl = 8 * 1024

const parserErrors: Readonly<Record<string, () => ApiError>> = {
  ERR_HTTP_REQUEST_TIMEOUT: () =>
    new ApiError('tooSlow', 'The request took too long to arrive. Please try again.'),
  HPE_HEADER_OVERFLOW: () =>
    new ApiError('tooLarge', 'The headers of the request are too large', { status: 431 }),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: () => new ApiError('tooLarge', 'The request is too large'),
}

const unreadable = (status = 400) =>
  new ApiError('unreadable', 'The request could not be read', { status })

const errorHeaders = (body: string, headers: Headers): Headers => ({
  connection: 'close',
  'content-type': 'application/json; charset=utf-8',
  'content-length': String(Buffer.byteLength(body)),
  'cache-control': 'no-store',
  'x-request-id': newRequestId(),
  ...apiSecurityHeaders,
  ...headers,
})

const sendRefusal = (response: ServerResponse, refusal: ApiError, headers: Headers): void => {
  const body = JSON.stringify(refusal.toBody())
  response.writeHead(refusal.status, errorHeaders(body, headers)).end(body)
}

/** Sends an error on a socket without a response object, and closes the connection. */
const closeWith = (socket: Duplex, refusal: ApiError, headers: Headers): void => {
  if (socket.writable) {
    const body = JSON.stringify(refusal.toBody())
    const lines = Object.entries(errorHeaders(body, headers)).map(
      ([name, value]) => `${name}: ${value}`,
    )
    const start = `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`
    socket.write(`${[start, ...lines].join('\r\n')}\r\n\r\n${body}`)
  }
  socket.destroy()
}

export const createParserErrorHandler =
  (headers: Headers): HandleClientError =>
  (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    closeWith(socket, parserErrors[error.code ?? '']?.() ?? unreadable(), headers)
  }

/** Rejects requests that must not reach any route. Returns false for all others. */
export const rejectBeforeRouting = (
  request: IncomingMessage,
  response: ServerResponse,
  headers: Headers,
): boolean => {
  if ((request.url?.length ?? 0) > maxUrl) {
    sendRefusal(response, new ApiError('addressTooLong', 'The address is too long'), headers)
    return true
  }
  // Node itself would respond to a missing `Host` header without a body.
  if (request.headers.host === undefined && request.httpVersion === '1.1') {
    sendRefusal(response, unreadable(), headers)
    return true
  }
  return false
}

/** Rejects `Expect` headers and CONNECT, for which Node emits separate events instead of a request. */
export const rejectUnsupportedEvents = (server: Server, headers: Headers): void => {
  server.on('checkExpectation', (_, response) => sendRefusal(response, unreadable(417), headers))
  server.on('connect', (_, socket) => closeWith(socket, unreadable(), headers))
}
