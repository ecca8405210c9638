import { researchProgressApi } from '#contract/research-progress.ts'
import { readingOne } from '#server/db/reads.ts'
import { write } from '#server/db/write.ts'
import { implement } from '#server/http/implement.ts'
import { mustBePost } from '#server/post/store.ts'
import type { Services } from '#server/services.ts'
import {
  createResearchProgress,
  deleteResearchProgress,
  listResearchProgress,
  removeProgressImage,
  updateResearchProgress,
} from './store.ts'

/** The steps a project has made. */
export const researchProgressRoutes = ({ database, media }: Services) =>
  implement(researchProgressApi, {
    getResearchProgress: ({ input: { postId, ...wanted } }) =>
      readingOne('post', postId, async () => {
        await mustBePost(database, postId)
        return listResearchProgress(database.queries, postId, wanted)
      }),

    createResearchProgress: async ({
      input: { postId, description, contributors, images = [] },
      who,
    }) => {
      const pictures = await media.read(images)
      const data = await write(database, who, async (tx) => {
        await mustBePost(tx, postId)
        return createResearchProgress(
          tx,
          postId,
          { description, people: contributors, pictures },
          media,
        )
      })
      return { data, message: 'Research Progress Created Successfully' }
    },

    updateResearchProgress: async ({ input, who }) => {
      const { id, postId, version, description, contributors, images = [] } = input
      const pictures = await media.read(images)
      const data = await write(database, who, (tx) =>
        updateResearchProgress(
          tx,
          { id, postId },
          version,
          { description, people: contributors, pictures },
          media,
        ),
      )
      return { data, message: 'Research Progress Updated Successfully' }
    },

    deleteResearchProgress: async ({ input, who }) => {
      await write(database, who, (tx) => deleteResearchProgress(tx, input, media))
      return { message: 'Research Progress Deleted Successfully' }
    },

    deleteSingleImage: async ({ input: { id, url }, who }) => ({
      data: await write(database, who, (tx) => removeProgressImage(tx, id, url, media)),
      message: 'Image Deleted Successfully',
    }),
  })
