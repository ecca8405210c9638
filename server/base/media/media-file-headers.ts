import { type FigureFile, parseFigureFileName } from '#contract/figure/figure-file.ts'
import { parseVideoName } from '#contract/media/film.ts'
import {
  parseUploadedFileName,
  type UploadedFile,
  uploadedFileMimeTypes,
} from '#contract/media/uploaded-file.ts'

export const mediaHeaders = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

/** Caches must revalidate figures, because replaced figures must disappear at once. */
const figureHeaders = { ...mediaHeaders, 'cache-control': 'public, no-cache' }

/** A file that is sent as it is stored. */
export interface MediaFile {
  /** Name in the store. */
  readonly name: string
  readonly type: string
  /** Size of the file, or null if range requests are not supported. */
  readonly bytes: number | null
  readonly headers: Readonly<Record<string, string>>
}

const figureTypes: Readonly<Record<FigureFile['ending'], string>> = {
  volume: 'application/json',
  trace: 'application/json',
  slices: 'application/octet-stream',
  samples: 'application/octet-stream',
  'nii.gz': 'application/gzip',
}

/**
 * Formats a Content-Disposition header (RFC 6266): a name in ASCII for old clients, and the name itself, percent-encoded.
 */
const contentDispositionOf = (kind: 'inline' | 'attachment', name: string): string => {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`
}

const texts = /^text\//

/** Browsers show PDFs with scripts of their own, which the usual policy for media would block. */
const uploadedFileHeaders = ({ name, type }: UploadedFile) =>
  type === 'pdf'
    ? {
        ...mediaHeaders,
        'content-security-policy': "frame-ancestors 'none'",
        'content-disposition': contentDispositionOf('inline', name),
      }
    : { ...mediaHeaders, 'content-disposition': contentDispositionOf('attachment', name) }

/** Describes a video, a file of a figure or an uploaded file by the last segment of its URL. Null for others. */
export const mediaFileOf = (segment: string): MediaFile | null => {
  const video = parseVideoName(segment)
  if (video)
    return {
      name: segment,
      type: `video/${video.format}`,
      bytes: video.bytes,
      headers: mediaHeaders,
    }
  const uploaded = parseUploadedFileName(segment)
  if (uploaded) {
    const mime = uploadedFileMimeTypes[uploaded.type]
    return {
      name: uploaded.storedName,
      type: texts.test(mime) ? `${mime}; charset=utf-8` : mime,
      bytes: uploaded.size,
      headers: uploadedFileHeaders(uploaded),
    }
  }
  const figure = parseFigureFileName(segment)
  if (!figure) return null
  const { ending, bytes } = figure
  const asDownload = { 'content-disposition': 'attachment; filename="scan.nii.gz"' }
  const headers = { ...figureHeaders, ...(ending === 'nii.gz' && asDownload) }
  return { name: segment, type: figureTypes[ending], bytes, headers }
}
