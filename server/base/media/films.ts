import { createHash } from 'node:crypto'
import { ApiError } from '#contract/call/api-error.ts'
import type { FilmFormat } from '#contract/media/film.ts'
import type { SafePicture } from './images.ts'

const notAFilm = () => {
  const message = 'This is not a film we can show: send MP4 or WebM'
  return new ApiError('notAFilm', message, { errors: [{ path: 'film', message }] })
}

const latin = new TextDecoder('latin1')
const textAt = (bytes: Uint8Array, start: number, length: number): string =>
  latin.decode(bytes.subarray(start, start + length))

/** The names of the boxes of which an MP4 file consists; null when they do not make up the whole file. */
const boxesOf = (bytes: Uint8Array): string[] | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const names: string[] = []
  let at = 0
  while (at + 8 <= bytes.length) {
    const short = view.getUint32(at)
    names.push(textAt(bytes, at + 4, 4))
    if (short === 0) return names
    const size = short === 1 && at + 16 <= bytes.length ? Number(view.getBigUint64(at + 8)) : short
    if (size < 8) return null
    at += size
  }
  return at === bytes.length ? names : null
}

// What cameras of one maker write is called QuickTime and plays in few browsers.
const isMp4 = (bytes: Uint8Array): boolean => {
  const boxes = boxesOf(bytes)
  if (boxes?.[0] !== 'ftyp' || textAt(bytes, 8, 4) === 'qt  ') return false
  return boxes.includes('moov') && (boxes.includes('mdat') || boxes.includes('moof'))
}

const ebml = '\u001a\u0045\u00df\u00a3'
const docType = '\u0042\u0082\u0084webm'
const segment = '\u0018\u0053\u0080\u0067'

/** The head of a WebM file names its kind, and its content follows. */
const isWebm = (bytes: Uint8Array): boolean => {
  const head = Array.from(bytes.subarray(0, 128), (byte) => String.fromCharCode(byte)).join('')
  return head.startsWith(ebml) && head.includes(docType) && head.includes(segment)
}

const formatOf = (bytes: Uint8Array): FilmFormat | null => {
  if (isMp4(bytes)) return 'mp4'
  return isWebm(bytes) ? 'webm' : null
}

/** Reads an uploaded file as a film, or refuses it with 415. It is kept as it is; the claimed type counts for nothing. */
export const readFilm = async (file: File): Promise<SafePicture> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const format = formatOf(bytes)
  if (format === null) throw notAFilm()
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  return { name: `${hash}-${bytes.length}.${format}`, bytes }
}
