import { mediaApi } from '#contract/media/media.ts'
import { implementCalls } from '#server/base/http/implement.ts'
import type { Media } from './media-service.ts'

export const mediaRoutes = ({ media }: { readonly media: Media }) =>
  implementCalls(mediaApi, {
    uploadPicture: async ({ input: { picture } }) => ({
      url: await media.storeForText(picture),
      message: 'Picture Uploaded Successfully',
    }),
    uploadFilm: async ({ input: { film } }) => ({
      url: await media.storeFilm(film),
      message: 'Film Uploaded Successfully',
    }),
  })
