import { invalid } from '#contract/call/api-error.ts'
import { pictureAddress } from '#contract/media/picture-facts.ts'
import type { Write } from '#server/base/write/write.ts'
import type { SafePicture } from './images.ts'
import type { Media } from './media-service.ts'

/** Decides within the transaction which picture an entry has from now on. */
export type ChoosePicture = (write: Write, current: string) => Promise<string>

/** The addresses of stored pictures, in their order. */
export const addressesOf = (pictures: readonly SafePicture[]): string[] =>
  pictures.map(({ name }) => pictureAddress(name))

/** What becomes of an entry's one picture: a new file, none, or the one it has. */
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
    return fresh ? pictureAddress(fresh.name) : ''
  }
}
