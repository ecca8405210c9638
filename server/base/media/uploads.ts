import { mediaApi } from '#contract/media/media.ts'
import { createApiModule } from '#server/base/http/implement.ts'
import type { MediaService } from './media-service.ts'

export const mediaRoutes = ({ media }: { readonly media: MediaService }) =>
  createApiModule(mediaApi, {
    uploadPicture: async ({ input: { picture } }) => ({
      url: await media.storeForText(picture),
      message: 'Picture Uploaded Successfully',
    }),
    uploadFilm: async ({ input: { film } }) => ({
      url: await media.storeFilm(film),
      message: 'Film Uploaded Successfully',
    }),
  })
