import { invalid } from '#contract/call/api-error.ts'
import { mediaFileUrl } from '#contract/media/picture-facts.ts'
import type { WriteTransaction } from '#server/base/write/write.ts'
import type { SafePicture } from './images.ts'
import type { Media } from './media-service.ts'

/** Chooses the image URL of an entry within the transaction. */
export type ChoosePicture = (write: WriteTransaction, current: string) => Promise<string>

export const pictureUrlsOf = (pictures: readonly SafePicture[]): string[] =>
  pictures.map(({ name }) => mediaFileUrl(name))

/** Returns the choice for a submitted image field: the new file, none, or the current image. */
export const choosePicture = async (
  media: Media,
  field: string,
  given: File | string | undefined,
): Promise<ChoosePicture> => {
  const [fresh] = given instanceof File ? await media.read([given], field) : []
  return async (_, current) => {
    if (given === undefined || given === current) return current
    if (fresh === undefined && given !== '') {
      throw invalid([{ path: field, message: 'Send the picture as a file' }])
    }
    return fresh ? mediaFileUrl(fresh.name) : ''
  }
}
