import { mediaApi } from '#contract/media/media.ts'
import { parseUploadedFileUrl, uploadedFileMimeTypes } from '#contract/media/uploaded-file.ts'
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
    uploadFile: async ({ input: { file } }) => {
      const url = await media.storeFile(file, 'file')
      const stored = parseUploadedFileUrl(url)
      if (stored === null) throw new Error(`${url} is not the URL of a file`)
      const { name, size, type } = stored
      return {
        url,
        name,
        size,
        type: uploadedFileMimeTypes[type],
        message: 'File Uploaded Successfully',
      }
    },
  })
