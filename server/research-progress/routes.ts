import { researchProgressApi } from '#contract/post/research-progress.ts'
import { trackAsSingleEntryRead } from '#server/base/db/reads.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { createEntityCallHandlers } from '#server/base/entity/handlers.ts'
import { createApiModule } from '#server/base/http/implement.ts'
import { pictureUrlsOf } from '#server/base/media/choose-picture.ts'
import { createReaderFor } from '#server/base/reader/read-as.ts'
import { writeInTransaction } from '#server/base/write/write.ts'
import { requirePost } from '#server/post/store.ts'
import { progressEntryStore } from './store.ts'

export const researchProgressRoutes = (services: BaseServices) => {
  const { database, media } = services
  const { add, update, remove } = createEntityCallHandlers(services, progressEntryStore)
  const addresses = async (files: readonly File[]) => pictureUrlsOf(await media.read(files))
  return createApiModule(researchProgressApi, {
    getResearchProgress: async ({ input: { postId, ...wanted }, who }) => {
      const reader = await createReaderFor(services, who, wanted)
      return trackAsSingleEntryRead('post', postId, async () => {
        await requirePost(database.queries, reader, postId)
        const asked = { ...wanted, within: postId }
        const { entries, total } = await progressEntryStore.list(database.queries, reader, asked)
        return { researchProgress: entries, total }
      })
    },

    createResearchProgress: async ({ input: { images = [], ...fields }, who }) =>
      add(who, { ...fields, imageUrls: await addresses(images) }),

    updateResearchProgress: async ({ input, who }) => {
      const { id, postId: within, version, images = [], ...fields } = input
      const imageUrls = await addresses(images)
      return update(who, { id, version, within }, { ...fields, imageUrls })
    },

    deleteResearchProgress: ({ input: { researchProgressId, postId }, who }) =>
      remove(who, researchProgressId, postId),

    deleteSingleImage: async ({ input: { id, url }, who }) => ({
      data: await writeInTransaction(database, who, (tx) =>
        progressEntryStore.removePicture(tx, id, url),
      ),
    }),
  })
}
