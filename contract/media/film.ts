import { mediaFileUrl, pictureFileNameOfUrl, pictureUrlsIn } from './picture-facts.ts'

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

/** Returns the file name in the URL of an image or video, or null for other URLs. */
export const mediaFileNameOfUrl = (url: string): string | null =>
  pictureFileNameOfUrl(url) ?? videoFileNameOfUrl(url)

/** Returns the URLs of all images and videos in a text, without duplicates. */
export const mediaUrlsIn = (text: string): string[] => [
  ...pictureUrlsIn(text),
  ...new Set(Array.from(text.matchAll(inText), ([url]) => url)),
]
