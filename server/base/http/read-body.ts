import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import { ApiError } from '#contract/call/api-error.ts'
import { createTooLargeError, monitorBodyArrival } from './arrival.ts'

const notUtf8 = () => new ApiError('unreadable', 'The request body is not valid UTF-8')

/**
 * Decodes UTF-8. Throws if the bytes are not UTF-8, because decoding would silently replace them.
 */
export const decodeUtf8 = (bytes: Buffer): string => {
  if (!isUtf8(bytes)) throw notUtf8()
  return bytes.toString()
}

const percent = 0x25

const digit = (code = 0): number => {
  if (code >= 0x30 && code <= 0x39) return code - 0x30
  const lower = code | 0x20
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : Number.NaN
}

export const rejectInvalidFormEscapes = (form: Buffer): void => {
  if (!form.includes(percent)) return
  const decoded = Buffer.alloc(form.length)
  let length = 0
  for (let at = 0; at < form.length; at++) {
    const byte = form[at] ?? 0
    const escaped = byte === percent ? digit(form[at + 1]) * 16 + digit(form[at + 2]) : Number.NaN
    if (Number.isNaN(escaped)) decoded[length++] = byte
    else {
      decoded[length++] = escaped
      at += 2
    }
  }
  if (!isUtf8(decoded.subarray(0, length))) throw notUtf8()
}

/** Reads a request body. Throws if it is too large or arrives too slowly. */
export const readWholeBody = async (body: IncomingMessage, maxBytes: number): Promise<Buffer> => {
  if (Number(body.headers['content-length'] ?? 0) > maxBytes) throw createTooLargeError()
  const chunks: Buffer[] = []
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>()
  const keep = (chunk: Buffer) => chunks.push(chunk)
  const broken = () => reject(new ApiError('unreadable', 'The request was cut short'))
  const arrival = monitorBodyArrival(body, maxBytes)
  body.on('data', keep).once('end', resolve).once('error', broken).once('close', broken)
  try {
    await Promise.race([ended, arrival.refused])
    return Buffer.concat(chunks)
  } finally {
    arrival.end()
    body.off('data', keep).off('end', resolve).off('error', broken).off('close', broken)
  }
}
