import type {
  FastifyBaseLogger,
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
} from 'fastify'
import { ApiError } from '#contract/call/api-error.ts'
import type { ApiErrorCode } from '#contract/call/refusals.ts'
import {
  isDatabaseUnavailable,
  isForeignKeyViolation,
  isTransactionConflict,
  isUniqueViolation,
} from '#server/base/db/faults.ts'
import { acceptsHtmlPage, errorPageHeaders, renderErrorPage } from './error-page.ts'
import { apiSecurityHeaders } from './security-headers.ts'

const bodyTooLarge = 'The request is too large'
const cutShortMessage = 'The request was cut short'
const sentences: Readonly<Record<string, readonly [code: ApiErrorCode, message: string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['tooLarge', bodyTooLarge],
  FST_REQ_FILE_TOO_LARGE: ['tooLarge', 'The file is too large'],
  FST_FILES_LIMIT: ['tooLarge', 'Too many files at once'],
  FST_PARTS_LIMIT: ['tooLarge', 'Too many fields in one form'],
  FST_FIELDS_LIMIT: ['tooLarge', 'Too many fields in one form'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupportedType', 'Send JSON or a multipart form'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['unreadable', cutShortMessage],
  FST_ERR_CTP_INVALID_JSON_BODY: ['unreadable', 'The request body is not valid JSON'],
  // PostgreSQL cannot store U+0000 or search for it.
  '22021': ['unreadable', 'Contains characters that cannot be stored'],
}

const toApiError = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error
  if (isDatabaseUnavailable(error)) {
    const message = 'The database cannot be reached right now. Please try again in a moment.'
    return new ApiError('databaseDown', message, { cause: error, retryAfter: 5 })
  }
  if (isUniqueViolation(error) || isForeignKeyViolation(error) || isTransactionConflict(error)) {
    const message = 'Someone else changed this at the same moment. Reload and try again.'
    return new ApiError('overtaken', message, { cause: error })
  }
  const { code = '', statusCode = 500 }: Partial<FastifyError> = error instanceof Error ? error : {}
  const known = sentences[code]
  if (known) return new ApiError(known[0], known[1], { cause: error })
  if (statusCode === 413) return new ApiError('tooLarge', bodyTooLarge, { cause: error })
  if (statusCode >= 400 && statusCode < 500) {
    return new ApiError('unreadable', 'The request could not be read', {
      status: statusCode,
      cause: error,
    })
  }
  return new ApiError('internal', 'Something went wrong on our side. Please try again.', {
    cause: error,
  })
}

/** Error for a request whose client disconnected. It is not logged as a fault of the server. */
const cutShort = (cause: unknown) => new ApiError('unreadable', cutShortMessage, { cause })

const patienceMs = 10_000
// Maximum bytes of a rejected request that are still received and discarded. More than the largest
// allowed form, so that clients that send slightly too much get the error.
const patienceBytes = 64 * 1024 * 1024

/**
 * Reads and discards the rest of a request for a while, because clients that are cut off while
 * sending see no response.
 */
const drain = ({ raw }: FastifyRequest, reply: FastifyReply): void => {
  if (raw.complete) return
  // Fastify sets `connection: close`, which would close the connection before the rest is read.
  reply.removeHeader('connection')
  const timer = setTimeout(() => raw.destroy(), patienceMs)
  let bytes = 0
  raw.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > patienceBytes) raw.destroy()
  })
  raw.once('close', () => clearTimeout(timer)).resume()
}

/**
 * Closes our side of the connection after the response. The other side stays open until `drain`
 * ends. Closing a connection with unread bytes resets it, and the client may never read the
 * response.
 */
const closeAfter = ({ raw }: FastifyRequest, reply: FastifyReply): void => {
  reply.raw.once('finish', () => raw.socket.end())
}

/** Converts any error to an `ApiError`. Logs the cause of server errors. */
export const toLoggedApiError = (
  error: unknown,
  log: Pick<FastifyBaseLogger, 'error'>,
): ApiError => {
  const refusal = toApiError(error)
  if (refusal.status >= 500) log.error({ err: refusal.cause ?? refusal }, refusal.message)
  return refusal
}

export const sendError = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  const refusal = toLoggedApiError(
    request.raw.readableAborted ? cutShort(error) : error,
    request.log,
  )
  if (refusal.status === 401) reply.header('www-authenticate', 'Bearer')
  if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter)
  drain(request, reply)
  if (refusal.code === 'tooSlow') closeAfter(request, reply)
  reply.code(refusal.status).header('cache-control', 'no-store')
  if (acceptsHtmlPage(request)) reply.headers(errorPageHeaders).send(renderErrorPage(refusal))
  else
    reply.headers(apiSecurityHeaders).type('application/json; charset=utf-8').send(refusal.toBody())
}

export const createUnknownUrlError = (): ApiError =>
  new ApiError('unknownAddress', 'There is nothing at this address')

export const sendNotFound = (request: FastifyRequest, reply: FastifyReply): void =>
  sendError(createUnknownUrlError(), request, reply)

/** Sends all errors of this instance in the format of the API, 404 included. */
export const registerErrorHandlers = (app: FastifyInstance): void => {
  app.setErrorHandler(sendError)
  app.setNotFoundHandler(sendNotFound)
}
