import { mediaFileUrl } from './picture-facts.ts'

export const maxUploadedFileBytes = 50 * 1024 * 1024

/** MIME types of uploaded files by extension. */
export const uploadedFileMimeTypes = {
  pdf: 'application/pdf',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  csv: 'text/csv',
  txt: 'text/plain',
  json: 'application/json',
  zip: 'application/zip',
} as const

export type UploadedFileType = keyof typeof uploadedFileMimeTypes

export const isUploadedFileType = (extension: string): extension is UploadedFileType =>
  Object.hasOwn(uploadedFileMimeTypes, extension)

export const uploadedFileTypes = Object.keys(uploadedFileMimeTypes).filter(isUploadedFileType)

/** An uploaded file, parsed from its URL. */
export interface UploadedFile {
  /** Name in the media store: `HASH-BYTES.TYPE`. */
  readonly storedName: string
  /** Original name with extension. */
  readonly name: string
  readonly size: number
  readonly type: UploadedFileType
}

// A URL is /media/HASH-BYTES-NAME.TYPE with the percent-encoded original name, or without `-NAME`. The store knows only
// HASH-BYTES.TYPE, so that no client chooses the name of a stored file.
const types = uploadedFileTypes.join('|')
const prefix = '[0-9a-f]{32}-\\d{1,9}'
const maxNameInUrl = 600
const storedShape = new RegExp(`^${prefix}\\.(?:${types})$`)
const segmentShape = new RegExp(`^(${prefix})(?:-(.{1,${maxNameInUrl}}))?\\.(${types})$`, 'su')
// A text may contain the URL as people type it, so any character of a file name is accepted.
const inText = new RegExp(
  `${mediaFileUrl('')}(${prefix})(?:-[^\\s"'<>()[\\]{}|\\\\/,;]{1,${maxNameInUrl}})?\\.(${types})(?![\\w-])`,
  'gu',
)

const maxNameBytes = 150
const pathCharacters = /[/\\#?%]/g
// Control characters, and characters that reverse the direction of a name to disguise its extension.
const hiddenCharacters = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

const encoder = new TextEncoder()

const cutToBytes = (text: string): string => {
  let kept = ''
  let bytes = 0
  for (const character of text) {
    bytes += encoder.encode(character).length
    if (bytes > maxNameBytes) break
    kept += character
  }
  return kept
}

/** Splits a file name into stem and extension in lower case. */
export const splitFileName = (name: string): { stem: string; extension: string } => {
  const dot = name.lastIndexOf('.')
  return dot < 0
    ? { stem: name, extension: '' }
    : { stem: name.slice(0, dot), extension: name.slice(dot + 1).toLowerCase() }
}

/** Removes from the stem of a file name all that a URL or another computer could misread. */
const cleanStem = (stem: string): string => {
  const clean = stem
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(hiddenCharacters, '')
    .replaceAll(pathCharacters, '_')
    .trim()
    .replace(/^\.+/, '')
  return cutToBytes(clean).trim() || 'file'
}

const encodeStem = (stem: string): string =>
  encodeURIComponent(stem).replaceAll(
    /[!'()*~]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** Builds the URL of a stored file with its original name. */
export const uploadedFileUrl = (storedName: string, originalName: string): string => {
  const { stem: stored, extension } = splitFileName(storedName)
  return mediaFileUrl(
    `${stored}-${encodeStem(cleanStem(splitFileName(originalName).stem))}.${extension}`,
  )
}

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Parses the last segment of a file's URL, encoded or not. Returns null for other files. */
export const parseUploadedFileName = (segment: string): UploadedFile | null => {
  const [, stored = '', stem, type = ''] = segmentShape.exec(segment) ?? []
  if (!isUploadedFileType(type)) return null
  return {
    storedName: `${stored}.${type}`,
    name: `${cleanStem(decoded(stem ?? ''))}.${type}`,
    size: Number(stored.slice(stored.indexOf('-') + 1)),
    type,
  }
}

/** Parses the URL of an uploaded file. Returns null for other URLs. */
export const parseUploadedFileUrl = (url: string): UploadedFile | null => {
  const base = mediaFileUrl('')
  return url.startsWith(base) ? parseUploadedFileName(url.slice(base.length)) : null
}

/** Returns the absolute URL of a file of this site. Other URLs stay the same. */
export const absoluteFileUrl = (url: string, publicUrl: string): string =>
  url.startsWith(mediaFileUrl('')) ? publicUrl + url : url

/** Whether a name in the media store is that of an uploaded file. */
export const isStoredFileName = (name: string): boolean => storedShape.test(name)

/** Returns the URLs of all uploaded files in a text as they are written, without duplicates. */
export const writtenFileUrlsIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(inText), ([url]) => url)),
]

/** Returns the URLs of all uploaded files in a text, without their original names and without duplicates. */
export const uploadedFileUrlsIn = (text: string): string[] => [
  ...new Set(
    Array.from(text.matchAll(inText), ([, stored, type]) => mediaFileUrl(`${stored}.${type}`)),
  ),
]
