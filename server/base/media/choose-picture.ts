import { createInvalidInputError } from '#contract/call/api-error.ts'
import { mediaFileUrl } from '#contract/media/picture-facts.ts'
import type { WriteTransaction } from '#server/base/write/write.ts'
import type { SanitizedMediaFile } from './images.ts'
import type { MediaService } from './media-service.ts'

/** Chooses the image URL of an entry within the transaction. */
export type PictureUrlChooser = (write: WriteTransaction, current: string) => Promise<string>

export const pictureUrlsOf = (pictures: readonly SanitizedMediaFile[]): string[] =>
  pictures.map(({ name }) => mediaFileUrl(name))

/** Returns the choice for a submitted image field: the new file, none, or the current image. */
export const createPictureUrlChooser = async (
  media: MediaService,
  field: string,
  given: File | string | undefined,
): Promise<PictureUrlChooser> => {
  const [fresh] = given instanceof File ? await media.read([given], field) : []
  return async (_, current) => {
    if (given === undefined || given === current) return current
    if (fresh === undefined && given !== '') {
      throw createInvalidInputError([{ path: field, message: 'Send the picture as a file' }])
    }
    return fresh ? mediaFileUrl(fresh.name) : ''
  }
}
