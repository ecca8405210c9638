import { createHash } from 'node:crypto'
import { ApiError } from '#contract/call/api-error.ts'
import type { PictureFormat } from '#contract/media/picture-facts.ts'
import { createQueue } from '#server/base/process/queue.ts'
import { freeMemory } from './free-memory.ts'
import { loadSharp, type OpenPicture } from './sharp.ts'

const maxPixels = 40_000_000
const maxSide = 2_560
const maxSeconds = 30
const largeFile = 2_000_000

// Decoding takes memory and a core, so that uploads wait for each other and never starve the pages;
// what pages show waits in a line of its own, never behind uploads.
const uploads = createQueue({ atOnce: 1, waiting: 30 })
const variants = createQueue({ atOnce: 2, waiting: 60 })

const accepted = new Set(['jpeg', 'png', 'webp', 'gif', 'heif'])

const notAPicture = () =>
  new ApiError(
    'notAPicture',
    'This is not a picture we can read: send JPEG, PNG, WebP, AVIF or GIF',
  )
const tooLarge = () =>
  new ApiError('tooLarge', 'The picture has too many pixels: at most 40 megapixels')

const open = (sharp: OpenPicture, bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 }).timeout({
    seconds: maxSeconds,
  })

/** A picture made safe: decoded, upright, without metadata, not wider than needed, written anew. */
export interface SafePicture {
  readonly name: string
  readonly bytes: Uint8Array
}

const checkHeader = async (sharp: OpenPicture, bytes: Uint8Array): Promise<void> => {
  const { format, compression, width, height } = await open(sharp, bytes).metadata()
  if (!accepted.has(format) || (format === 'heif' && compression !== 'av1')) throw notAPicture()
  if (width * height > maxPixels) throw tooLarge()
}

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0')

const remake = async (sharp: OpenPicture, bytes: Uint8Array): Promise<SafePicture> => {
  await checkHeader(sharp, bytes)
  const { data, info } = await open(sharp, bytes)
    .rotate()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    // With more effort the encoder keeps all it has found in memory: 100 MB for a large picture.
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

/** What a client is told about a picture that could not be made safe. */
export const refusalOfPicture = (error: unknown): unknown => {
  if (error instanceof ApiError || !(error instanceof Error)) return error
  // The fault of a busy machine, not of the picture.
  if (/^timeout/i.test(error.message)) {
    const message = 'The picture took too long to read. Please try again in a moment.'
    return new ApiError('busy', message, { cause: error, retryAfter: 10 })
  }
  if (/pixel limit/i.test(error.message)) return tooLarge()
  return notAPicture()
}

/** Reads an uploaded file as a picture, or refuses it with 413 or 415. The claimed type counts for nothing. */
export const readPicture = (file: File): Promise<SafePicture> =>
  uploads.run(async () => {
    const sharp = await loadSharp()
    const bytes = new Uint8Array(await file.arrayBuffer())
    try {
      return await remake(sharp, bytes)
    } catch (error) {
      throw refusalOfPicture(error)
    } finally {
      bytes.buffer.transfer(0)
      if (file.size > largeFile) freeMemory()
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

/** A picture of ours in another width and format. */
export const makeVariant: typeof resize = (...wish) => variants.run(() => resize(...wish))

/** A picture as a square icon: whole, on a ground or on none, with a margin as a share of its side. */
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

/** The same in the background: queued behind the uploads that wait. */
export const makeVariantInBackground: typeof resize = (...wish) =>
  uploads.run(() => resize(...wish))
