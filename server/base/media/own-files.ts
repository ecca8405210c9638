import { createHash } from 'node:crypto'
import { parseFigureFileName } from '#contract/figure/figure-file.ts'
import { parseVideoName } from '#contract/media/film.ts'
import { mediaFileUrl, parsePictureUrl } from '#contract/media/picture-facts.ts'
import { parseUploadedFileName } from '#contract/media/uploaded-file.ts'
import { findContentProblem } from './file-content.ts'
import { videoNameOf } from './films.ts'
import { storedFileNameOf } from './read-uploaded-file.ts'
import { loadSharp } from './sharp.ts'

const hashOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 32)

const pieces = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH'])

const isBareWebp = (bytes: Buffer): boolean => {
  if (bytes.length < 20 || bytes.toString('latin1', 0, 4) !== 'RIFF') return false
  if (bytes.toString('latin1', 8, 12) !== 'WEBP' || bytes.readUInt32LE(4) + 8 !== bytes.length)
    return false
  for (let at = 12; at < bytes.length; ) {
    if (at + 8 > bytes.length || !pieces.has(bytes.toString('latin1', at, at + 4))) return false
    const size = bytes.readUInt32LE(at + 4)
    at += 8 + size + (size % 2)
    if (at > bytes.length) return false
  }
  return true
}

const isPictureNamed = async (name: string, bytes: Buffer): Promise<boolean> => {
  const facts = parsePictureUrl(mediaFileUrl(name))
  if (!facts || !isBareWebp(bytes)) return false
  const sharp = await loadSharp()
  try {
    const { info } = await sharp(bytes, { limitInputPixels: 40_000_000, failOn: 'error' })
      .raw()
      .toBuffer({ resolveWithObject: true })
    return info.width === facts.width && info.height === facts.height
  } catch {
    return false
  }
}

/** Whether Salus encoded this image, according to its name, so that it needs no new encoding. */
export const isEncodedBySalus = async (name: string, bytes: Buffer): Promise<boolean> =>
  name.startsWith(hashOf(bytes)) && (await isPictureNamed(name, bytes))

/** Whether Salus stored this video, according to its name. */
export const isStoredVideo = (name: string, bytes: Buffer): boolean =>
  parseVideoName(name)?.bytes === bytes.length && videoNameOf(bytes) === name

/** Whether Salus would accept this file as an upload and store it under this name. */
export const isStoredFile = async (name: string, bytes: Buffer): Promise<boolean> => {
  const type = parseUploadedFileName(name)?.type
  const file = new Blob([new Uint8Array(bytes)])
  return (
    type !== undefined &&
    (await findContentProblem(file, type)) === null &&
    (await storedFileNameOf(file, type)) === name
  )
}

/** Whether a file belongs to the figure with this stem and has the length in its name. */
export const isFileOfFigure = (name: string, stem: string, bytes: Buffer): boolean => {
  const file = parseFigureFileName(name)
  return file?.stem === stem && (file.bytes ?? bytes.length) === bytes.length
}

/**
 * Checks only the size of the image. The hash in the name of a poster is that of the medical scan,
 * so it cannot be compared.
 */
export const isFigurePoster = isPictureNamed
