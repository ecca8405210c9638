import { mediaFileUrl, pictureFileNameOfUrl, pictureUrlsIn } from './picture-facts.ts'
import { parseUploadedFileUrl, uploadedFileUrlsIn } from './uploaded-file.ts'

export const maxVideoBytes = 10 * 1024 * 1024

export type VideoFormat = 'mp4' | 'webm'

// Videos are named HASH-BYTES.FORMAT. The name contains the size, so that range requests need not read the
// file.
const shape = `[0-9a-f]{32}-(\\d{1,9})\\.(mp4|webm)`
const whole = new RegExp(`^${shape}$`)
const inText = new RegExp(`${mediaFileUrl('')}${shape}`, 'g')

export interface VideoInfo {
  readonly bytes: number
  readonly format: VideoFormat
}

/** Parses the file name of a video. Returns null for other names. */
export const parseVideoName = (name: string): VideoInfo | null => {
  const [, bytes, format] = whole.exec(name) ?? []
  return bytes ? { bytes: Number(bytes), format: format === 'mp4' ? format : 'webm' } : null
}

/** Returns the file name in a video's URL, or null for other URLs. */
export const videoFileNameOfUrl = (url: string): string | null => {
  const name = url.slice(mediaFileUrl('').length)
  return url === mediaFileUrl(name) && parseVideoName(name) ? name : null
}

/** Returns the stored name of the image, video or file that a URL belongs to, or null for other URLs. */
export const mediaFileNameOfUrl = (url: string): string | null =>
  pictureFileNameOfUrl(url) ??
  videoFileNameOfUrl(url) ??
  parseUploadedFileUrl(url)?.storedName ??
  null

/**
 * Returns the URLs of all images, videos and files in a text, without duplicates and without the original
 * names of files.
 */
export const mediaUrlsIn = (text: string): string[] => [
  ...pictureUrlsIn(text),
  ...new Set(Array.from(text.matchAll(inText), ([url]) => url)),
  ...uploadedFileUrlsIn(text),
]
