import { pictureAddress, pictureName, picturesIn } from './picture-facts.ts'

export const mostFilmBytes = 10 * 1024 * 1024

export type FilmFormat = 'mp4' | 'webm'

// A video is named HASH-BYTES.FORMAT. Range requests need its size without reading the file.
const shape = `[0-9a-f]{32}-(\\d{1,9})\\.(mp4|webm)`
const whole = new RegExp(`^${shape}$`)
const inText = new RegExp(`${pictureAddress('')}${shape}`, 'g')

/** Properties of a video in the media store, from its file name. */
export interface FilmFacts {
  readonly bytes: number
  readonly format: FilmFormat
}

/** Parses the file name of a video. Returns null for other names. */
export const filmFacts = (name: string): FilmFacts | null => {
  const [, bytes, format] = whole.exec(name) ?? []
  return bytes ? { bytes: Number(bytes), format: format === 'mp4' ? format : 'webm' } : null
}

/** Returns the file name in a video's URL, or null for other URLs. */
export const filmName = (url: string): string | null => {
  const name = url.slice(pictureAddress('').length)
  return url === pictureAddress(name) && filmFacts(name) ? name : null
}

/** Returns the file name in the URL of an image or video, or null for other URLs. */
export const mediaName = (url: string): string | null => pictureName(url) ?? filmName(url)

/** Returns the URLs of all images and videos in a text, without duplicates. */
export const mediaIn = (text: string): string[] => [
  ...picturesIn(text),
  ...new Set(Array.from(text.matchAll(inText), ([url]) => url)),
]
