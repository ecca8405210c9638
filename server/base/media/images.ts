import { createHash } from 'node:crypto'
import { ApiError } from '#contract/call/api-error.ts'
import type { PictureFormat } from '#contract/media/picture-facts.ts'
import { createConcurrencyLimiter } from '#server/base/process/queue.ts'
import { collectGarbage } from './free-memory.ts'
import { loadSharp, type OpenSharpImage } from './sharp.ts'

const maxPixels = 40_000_000
const maxSide = 2_560
const maxSeconds = 30
const largeFile = 2_000_000

// Decoding needs much memory and CPU, so uploads are processed one at a time. Images for pages have
// a queue of their own and never wait for uploads.
const uploads = createConcurrencyLimiter({ atOnce: 1, waiting: 30 })
const variants = createConcurrencyLimiter({ atOnce: 2, waiting: 60 })

const accepted = new Set(['jpeg', 'png', 'webp', 'gif', 'heif'])

const notAPicture = () =>
  new ApiError(
    'notAPicture',
    'This is not a picture we can read: send JPEG, PNG, WebP, AVIF or GIF',
  )
const tooLarge = () =>
  new ApiError('tooLarge', 'The picture has too many pixels: at most 40 megapixels')

const open = (sharp: OpenSharpImage, bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 }).timeout({
    seconds: maxSeconds,
  })

/** An image that was decoded and encoded again: upright, without metadata, and of limited width. */
export interface SanitizedMediaFile {
  readonly name: string
  readonly bytes: Uint8Array
}

const checkHeader = async (sharp: OpenSharpImage, bytes: Uint8Array): Promise<void> => {
  const { format, compression, width, height } = await open(sharp, bytes).metadata()
  if (!accepted.has(format) || (format === 'heif' && compression !== 'av1')) throw notAPicture()
  if (width * height > maxPixels) throw tooLarge()
}

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0')

const remake = async (sharp: OpenSharpImage, bytes: Uint8Array): Promise<SanitizedMediaFile> => {
  await checkHeader(sharp, bytes)
  const { data, info } = await open(sharp, bytes)
    .rotate()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    // A higher effort takes up to 100 MB for large images.
    .webp({ quality: 88, effort: 2 })
    .toBuffer({ resolveWithObject: true })
  const pixel = await sharp(data)
    .flatten({ background: '#f9f7f2' })
    .resize(1, 1)
    .removeAlpha()
    .raw()
    .toBuffer()
  const color = [...pixel.subarray(0, 3)].map(hex).join('')
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 32)
  return { name: `${hash}-${info.width}x${info.height}-${color}.webp`, bytes: data }
}

export const toPictureError = (error: unknown): unknown => {
  if (error instanceof ApiError || !(error instanceof Error)) return error
  // A timeout is caused by a busy machine, not by the image.
  if (/^timeout/i.test(error.message)) {
    const message = 'The picture took too long to read. Please try again in a moment.'
    return new ApiError('busy', message, { cause: error, retryAfter: 10 })
  }
  if (/pixel limit/i.test(error.message)) return tooLarge()
  return notAPicture()
}

/** Reads an uploaded image. Throws 413 or 415, whatever its declared type. */
export const readPicture = (file: File): Promise<SanitizedMediaFile> =>
  uploads.run(async () => {
    const sharp = await loadSharp()
    const bytes = new Uint8Array(await file.arrayBuffer())
    try {
      return await remake(sharp, bytes)
    } catch (error) {
      throw toPictureError(error)
    } finally {
      bytes.buffer.transfer(0)
      if (file.size > largeFile) collectGarbage()
    }
  })

const resize = async (
  bytes: Uint8Array,
  width: number,
  format: PictureFormat,
): Promise<Uint8Array> => {
  const resized = open(await loadSharp(), bytes).resize({ width, withoutEnlargement: true })
  const { buffer, byteOffset, byteLength } = await (format === 'avif'
    ? resized.avif({ quality: 55, effort: 3 })
    : resized.webp({ quality: 80, effort: 4 })
  ).toBuffer()
  return new Uint8Array(buffer, byteOffset, byteLength)
}

export const resizePicture: typeof resize = (...wish) => variants.run(() => resize(...wish))

/** Renders a square icon with an optional background. `margin` is a fraction of the side. */
export const makeIcon = (
  bytes: Uint8Array,
  side: number,
  { ground, margin = 0 }: { ground?: string; margin?: number } = {},
): Promise<Buffer> =>
  variants.run(async () => {
    const room = Math.round(side * (1 - 2 * margin))
    const before = Math.floor((side - room) / 2)
    const after = side - room - before
    const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 }
    const icon = open(await loadSharp(), bytes)
      .resize({ width: room, height: room, fit: 'contain', background })
      .extend({ top: before, left: before, bottom: after, right: after, background })
    return (ground ? icon.flatten({ background: ground }) : icon).png().toBuffer()
  })

/** Resizes an image with low priority, after all waiting uploads. */
export const resizePictureInBackground: typeof resize = (...wish) =>
  uploads.run(() => resize(...wish))
