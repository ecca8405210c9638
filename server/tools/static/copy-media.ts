import { parseFigureFileName } from '#contract/figure/figure-file.ts'
import {
  mediaFileUrl,
  parsePictureFileName,
  pictureVariantFileNames,
} from '#contract/media/picture-facts.ts'
import { parseUploadedFileUrl, writtenFileUrlsIn } from '#contract/media/uploaded-file.ts'
import type { MediaService } from '#server/base/media/media-service.ts'
import { isSafeFilePath, nonPageFilePath } from './file-paths.ts'
import type { StaticCopyWriter } from './target.ts'

const prefix = mediaFileUrl('')
const name = '[0-9a-f]{32}-[0-9a-fx-]+(?:\\.\\d+)?\\.(?:[a-z0-9]+(?:\\.gz)?)'
const inText = new RegExp(`${prefix}(${name})`, 'g')
const besideFigure = new RegExp(`(${name})`, 'g')

/**
 * Finds the media files named in a text. Returns the URLs of videos, figures, uploaded files, pictures, and
 * variants that are not copied with their picture.
 */
export const findMediaUrls = (text: string): Set<string> => {
  const found = new Set(writtenFileUrlsIn(text))
  for (const [, file = ''] of text.matchAll(inText)) {
    const picture = parsePictureFileName(file)?.picture ?? file
    found.add(prefix + picture)
    if (file !== picture && !pictureVariantFileNames(picture).includes(file))
      found.add(prefix + file)
  }
  return found
}

/** Copies an uploaded file with its original name. Skips one whose name would leave the folder. */
const copyUploadedFile = async (
  media: Pick<MediaService, 'serveFile'>,
  target: StaticCopyWriter,
  address: string,
  storedName: string,
): Promise<string[]> => {
  const file = nonPageFilePath(address)
  if (!isSafeFilePath(file) || file.split('/').length !== 2) return []
  if (target.keep(file)) return [file]
  const bytes = await media.serveFile(storedName)
  if (bytes === null) return []
  await target.put(file, bytes, 'part')
  return [file]
}

/** Copies a picture in all widths, a video, an uploaded file, or a figure with its files. Returns their names. */
export const copyMedia = async (
  media: Pick<MediaService, 'serve' | 'serveFile'>,
  target: StaticCopyWriter,
  address: string,
): Promise<string[]> => {
  const uploaded = parseUploadedFileUrl(address)
  if (uploaded) return copyUploadedFile(media, target, address, uploaded.storedName)
  const first = address.slice(prefix.length)
  const names = parsePictureFileName(first) ? [first, ...pictureVariantFileNames(first)] : [first]
  const copied: string[] = []
  for (const each of names) {
    const file = `media/${each}`
    const isFigure = parseFigureFileName(each)?.bytes === null
    if (!isFigure && target.keep(file)) {
      copied.push(file)
      continue
    }
    const bytes = await (parsePictureFileName(each) ? media.serve(each) : media.serveFile(each))
    if (bytes === null) continue
    await target.put(file, bytes, 'part')
    copied.push(file)
    // The main file of a figure contains the names of its other files.
    if (isFigure)
      for (const [, beside = ''] of Buffer.from(bytes).toString().matchAll(besideFigure))
        if (parseFigureFileName(beside)) names.push(beside)
  }
  return copied
}
