import { pictureAddress, pictureName, picturesIn } from './picture-facts.ts'

/** The largest film that is taken. */
export const mostFilmBytes = 10 * 1024 * 1024

/** The formats of films. */
export type FilmFormat = 'mp4' | 'webm'

// A film is called HASH-BYTES.FORMAT, so that parts of it can be served without asking how large it is.
const shape = `[0-9a-f]{32}-(\\d{1,9})\\.(mp4|webm)`
const whole = new RegExp(`^${shape}$`)
const inText = new RegExp(`${pictureAddress('')}${shape}`, 'g')

/** A film in the media store, as its name tells. */
export interface FilmFacts {
  readonly bytes: number
  readonly format: FilmFormat
}

/** What a file of the media store is as a film; null when it is none. */
export const filmFacts = (name: string): FilmFacts | null => {
  const [, bytes, format] = whole.exec(name) ?? []
  return bytes ? { bytes: Number(bytes), format: format === 'mp4' ? format : 'webm' } : null
}

/** The store's name behind the address of a film; null when it is not one of ours. */
export const filmName = (url: string): string | null => {
  const name = url.slice(pictureAddress('').length)
  return url === pictureAddress(name) && filmFacts(name) ? name : null
}

/** The store's name behind the address of a picture or a film. */
export const mediaName = (url: string): string | null => pictureName(url) ?? filmName(url)

/** The addresses of the pictures and films that a text names, each once. */
export const mediaIn = (text: string): string[] => [
  ...picturesIn(text),
  ...new Set(Array.from(text.matchAll(inText), ([url]) => url)),
]
