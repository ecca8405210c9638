import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ApiError, createInvalidInputError, toFieldErrors } from '#contract/call/api-error.ts'
import type { ApiCall, CallInput } from '#contract/call/call.ts'
import { FormNameError, type FormValue, fromFormEntries } from '#contract/call/form-data.ts'
import { maxRequestDepth, maxRequestNameBytes } from '#contract/call/json-text.ts'
import { inputSchemaFor } from '#contract/call/publishing.ts'
import { yieldIfBlocking } from '#server/base/db/turns.ts'
import { createTooLargeError, monitorBodyArrival } from './arrival.ts'
import { requestBodyLimits } from './body.ts'
import type { UploadStorage } from './file-on-disk.ts'
import { decodeUtf8 } from './read-body.ts'

const maxList = 500

const refuseExcess = (value: unknown, longest = maxList, depth = 0): void => {
  if (typeof value !== 'object' || value === null || value instanceof Blob) return
  if (depth >= maxRequestDepth) throw new ApiError('unreadable', 'The request is nested too deeply')
  if (Array.isArray(value) && value.length > longest) {
    throw new ApiError('unreadable', `A list has more than ${longest} entries`)
  }
  for (const each of Object.values(value)) refuseExcess(each, longest, depth + 1)
}

const isText = ({ filename, mimetype }: MultipartFile): boolean =>
  filename === undefined && mimetype !== 'application/octet-stream'

const tooLargeFile = () => new ApiError('tooLarge', 'The file is too large')

interface Room {
  readonly form: number
  readonly text: number
  readonly texts: number
  readonly file: number
  /** Whether the form is small enough to keep files in memory. */
  readonly isSmall: boolean
  readonly incoming: UploadStorage
}

const readPart = async (
  part: MultipartFile,
  { text: longestText, isSmall, incoming }: Room,
): Promise<FormValue> => {
  if (!(isText(part) || isSmall)) {
    const file = await incoming.keep(part.file, part.filename ?? '', part.mimetype)
    if (part.file.truncated) throw tooLargeFile()
    return file
  }
  const chunks: Buffer<ArrayBuffer>[] = []
  for await (const chunk of part.file) chunks.push(chunk)
  if (!isText(part)) {
    if (part.file.truncated) throw tooLargeFile()
    // If no file was chosen, the part has no file name.
    return new File(chunks, part.filename ?? '', { type: part.mimetype })
  }
  if (part.file.bytesRead > longestText) throw createTooLargeError()
  // Browsers send line breaks as CRLF.
  return decodeUtf8(Buffer.concat(chunks)).replaceAll('\r\n', '\n')
}

const sizeOf = (value: FormValue): number =>
  typeof value === 'string' ? Buffer.byteLength(value) : value.size

const readParts = async (request: FastifyRequest, room: Room): Promise<[string, FormValue][]> => {
  const entries: [string, FormValue][] = []
  let bytes = 0
  let textBytes = 0
  let files = 0
  for await (const part of request.parts({ limits: { fileSize: room.file } })) {
    if (part.type !== 'file') throw new TypeError('Every part is read as bytes')
    const value = await readPart(part, room)
    // The library's types omit that a part may have no name.
    if (part.fieldname === undefined)
      throw new ApiError('unreadable', 'A field of the form has no name')
    if (part.fieldname.length > maxRequestNameBytes)
      throw new ApiError('unreadable', 'The form has a name that is too long')
    if (typeof value !== 'string' && ++files > requestBodyLimits.files)
      throw new ApiError('tooLarge', 'Too many files at once')
    bytes += sizeOf(value)
    if (typeof value === 'string') textBytes += sizeOf(value)
    if (bytes > room.form || textBytes > room.texts) throw createTooLargeError()
    entries.push([part.fieldname, value])
  }
  return entries
}

// Maximum bytes of multipart boundaries and headers.
const wrapping = 1024 * 1024

const readForm = async (request: FastifyRequest, room: Room): Promise<Record<string, unknown>> => {
  if (Number(request.headers['content-length'] ?? 0) > room.form) throw createTooLargeError()
  const arrival = monitorBodyArrival(request.raw, room.form + wrapping)
  try {
    return fromFormEntries(await Promise.race([readParts(request, room), arrival.refused]))
  } catch (error) {
    request.raw.unpipe()
    // Errors with a status are passed on. All other errors of the parser mean that the form is
    // malformed.
    if (error instanceof ApiError || error instanceof FormNameError) throw error
    if (error instanceof Error && 'statusCode' in error) throw error
    throw new ApiError('unreadable', 'The form could not be read', { cause: error })
  } finally {
    arrival.end()
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const formBytes = ({ encoding, maxFileBytes }: ApiCall): number => {
  if (encoding !== 'multipart') return requestBodyLimits.json
  return maxFileBytes === undefined
    ? requestBodyLimits.form
    : 2 * maxFileBytes + requestBodyLimits.json
}

const readBody = async (
  call: ApiCall,
  request: FastifyRequest,
  incoming: UploadStorage,
): Promise<Record<string, unknown>> => {
  if (request.isMultipart()) {
    return readForm(request, {
      form: formBytes(call),
      text: call.maxTextBytes ?? requestBodyLimits.json,
      texts: Math.max(call.maxTextBytes ?? 0, requestBodyLimits.texts),
      // Accepts one more byte, so that validation reports a file that is slightly too large as an error of
      // its field.
      file: call.maxFileBytes === undefined ? requestBodyLimits.file : call.maxFileBytes + 1,
      isSmall:
        call.maxFileBytes === undefined &&
        Number(request.headers['content-length'] ?? requestBodyLimits.form) <=
          requestBodyLimits.json,
      incoming,
    })
  }
  if (request.body === undefined || request.body === null) return {}
  if (isRecord(request.body)) return request.body
  throw new ApiError('unreadable', 'The request body must be a JSON object')
}

const withAliases = (call: ApiCall, wire: Record<string, unknown>): Record<string, unknown> => {
  const named = { ...wire }
  for (const [name, alias] of Object.entries(call.aliases ?? {})) {
    if (named[name] === undefined && Object.hasOwn(wire, alias)) named[name] = wire[alias]
  }
  return named
}

/** Reads form fields such as `file.slides` as parts of the field `file`. */
const withDottedFields = (
  { input: { shape } }: ApiCall,
  body: Record<string, unknown>,
): Record<string, unknown> => {
  const dotted = Object.keys(body).filter(
    (name) => name.includes('.') && Object.hasOwn(shape, name.slice(0, name.indexOf('.'))),
  )
  if (dotted.length === 0) return body
  const named = { ...body }
  for (const name of dotted) {
    const dot = name.indexOf('.')
    const [field, key] = [name.slice(0, dot), name.slice(dot + 1)]
    const before = named[field]
    named[field] = { ...(isRecord(before) && before), [key]: body[name] }
    delete named[name]
  }
  return named
}

const readsAddress = ({ method, encoding }: ApiCall): boolean =>
  method === 'GET' || method === 'DELETE' || encoding === 'query'

/**
 * Reads a call's input. Path parameters win over the body, and the body over the query string. Only
 * reads, deletes and calls without a body use the query string.
 */
export const readCallInput = async (
  call: ApiCall,
  request: FastifyRequest,
  incoming: UploadStorage,
): Promise<CallInput<ApiCall>> => {
  const fromAddress = readsAddress(call) && isRecord(request.query) ? request.query : {}
  const fromPath = isRecord(request.params) ? request.params : {}
  try {
    const fromBody = call.encoding === 'query' ? {} : await readBody(call, request, incoming)
    const body = withDottedFields(call, fromBody)
    const wire = withAliases(call, { ...fromAddress, ...body, ...fromPath })
    refuseExcess(wire, call.maxListLength)
    await yieldIfBlocking()
    const decoded = z.safeDecode(inputSchemaFor(call, wire), wire)
    if (!decoded.success) throw createInvalidInputError(toFieldErrors(decoded.error))
    return decoded.data
  } catch (error) {
    if (error instanceof FormNameError) throw new ApiError('unreadable', error.message)
    throw error
  }
}
