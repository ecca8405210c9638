import { mediaUrlsIn } from '#contract/media/film.ts'
import type { WriteTransaction } from '#server/base/write/write.ts'
import type { MediaService } from './media-service.ts'

/** Returns an error if a text uses a missing picture or file, undefined otherwise. */
export const findMissingFileError = async (
  write: WriteTransaction,
  media: Pick<MediaService, 'revive'>,
  text: string,
): Promise<string | undefined> => {
  for (const url of mediaUrlsIn(text)) {
    if (!(await media.revive(write, url))) {
      return 'This file is no longer there. Please upload it again.'
    }
  }
  return undefined
}
