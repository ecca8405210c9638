import { mediaApi } from '#contract/media.ts'
import { write } from '#server/db/write.ts'
import { implement } from '#server/http/implement.ts'
import type { Services } from '#server/services.ts'

/** Pictures that come before the text that shows them. */
export const mediaRoutes = ({ database, media }: Services) =>
  implement(mediaApi, {
    uploadPicture: async ({ input: { picture }, who }) => {
      const [safe] = await media.read([picture], 'picture')
      if (!safe) throw new Error('A file was read as nothing')
      const url = await write(database, who, (tx) => media.keepForText(tx, safe))
      return { url, message: 'Picture Uploaded Successfully' }
    },
  })
