import { createHash } from 'node:crypto'
import { ApiError } from '#contract/call/api-error.ts'
import type { VideoFormat } from '#contract/media/film.ts'
import { parseMp4Boxes } from './film-boxes.ts'
import { withoutVideoMetadata } from './film-metadata.ts'
import type { SanitizedMediaFile } from './images.ts'

const notAFilm = () => {
  const message = 'This is not a film we can show: send MP4 or WebM'
  return new ApiError('notAFilm', message, { errors: [{ path: 'film', message }] })
}

const latin = new TextDecoder('latin1')
const textAt = (bytes: Uint8Array, start: number, length: number): string =>
  latin.decode(bytes.subarray(start, start + length))

// Rejects QuickTime, which cameras of one manufacturer write and few browsers play.
const isMp4 = (bytes: Uint8Array): boolean => {
  const boxes = parseMp4Boxes(bytes)?.map(({ name }) => name)
  if (boxes?.[0] !== 'ftyp' || textAt(bytes, 8, 4) === 'qt  ') return false
  return boxes.includes('moov') && (boxes.includes('mdat') || boxes.includes('moof'))
}

const ebml = '\u001a\u0045\u00df\u00a3'
const docType = '\u0042\u0082\u0084webm'
const segment = '\u0018\u0053\u0080\u0067'

const isWebm = (bytes: Uint8Array): boolean => {
  const head = Array.from(bytes.subarray(0, 128), (byte) => String.fromCharCode(byte)).join('')
  return head.startsWith(ebml) && head.includes(docType) && head.includes(segment)
}

const formatOf = (bytes: Uint8Array): VideoFormat | null => {
  if (isMp4(bytes)) return 'mp4'
  return isWebm(bytes) ? 'webm' : null
}

/** Returns the storage name of a video, or null if the bytes are not a supported video. */
export const videoNameOf = (bytes: Uint8Array): string | null => {
  const format = formatOf(bytes)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  return format && `${hash}-${bytes.length}.${format}`
}

/**
 * Reads an uploaded video and removes its metadata. Throws 415 if it is not a video, whatever its
 * declared type.
 */
export const readVideo = async (file: File): Promise<SanitizedMediaFile> => {
  const sent = new Uint8Array(await file.arrayBuffer())
  const format = formatOf(sent)
  if (format === null) throw notAFilm()
  const bytes = withoutVideoMetadata(sent, format)
  const name = videoNameOf(bytes)
  if (name === null) throw notAFilm()
  return { name, bytes }
}
