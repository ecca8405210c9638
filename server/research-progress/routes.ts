import { researchProgressApi, researchProgressEntity } from '#contract/post/research-progress.ts'
import { readingOne } from '#server/base/db/reads.ts'
import { implement } from '#server/base/http/implement.ts'
import { readAs } from '#server/base/reader/read-as.ts'
import { write } from '#server/base/write/write.ts'
import { mustBePost, posts } from '#server/post/store.ts'
import type { Services } from '#server/services.ts'
import {
  createResearchProgress,
  deleteResearchProgress,
  listResearchProgress,
  removeProgressImage,
  updateResearchProgress,
} from './store.ts'

const { messages } = researchProgressEntity

/** The steps a project has made. */
export const researchProgressRoutes = (services: Services) => {
  const { database, media } = services
  return implement(researchProgressApi, {
    getResearchProgress: async ({ input: { postId, ...wanted }, who }) => {
      const reader = await readAs(services, who, wanted)
      return readingOne('post', postId, async () => {
        await mustBePost(database.queries, reader, postId)
        return listResearchProgress(database.queries, reader, postId, wanted)
      })
    },

    createResearchProgress: async ({
      input: { postId, description, contributors, images = [] },
      who,
    }) => {
      const pictures = await media.read(images)
      const data = await write(database, who, async (tx) => {
        await tx.hold(posts, postId)
        return createResearchProgress(tx, postId, { description, people: contributors, pictures })
      })
      return { data, message: messages.added }
    },

    updateResearchProgress: async ({ input, who }) => {
      const { id, postId, version, description, contributors, images = [] } = input
      const pictures = await media.read(images)
      const data = await write(database, who, (tx) =>
        updateResearchProgress(tx, { id, postId }, version, {
          description,
          people: contributors,
          pictures,
        }),
      )
      return { data, message: messages.updated }
    },

    deleteResearchProgress: async ({ input, who }) => {
      await write(database, who, (tx) => deleteResearchProgress(tx, input))
      return { message: messages.removed }
    },

    deleteSingleImage: async ({ input: { id, url }, who }) => ({
      data: await write(database, who, (tx) => removeProgressImage(tx, id, url)),
    }),
  })
}
