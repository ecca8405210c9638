import { postApi } from '#contract/post/post.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { createEntityCallHandlers } from '#server/base/entity/handlers.ts'
import { readUpdatedAt } from '#server/base/entity/updated-at.ts'
import { createApiModule } from '#server/base/http/implement.ts'
import { createPictureUrlChooser, pictureUrlsOf } from '#server/base/media/choose-picture.ts'
import { createReaderFor } from '#server/base/reader/read-as.ts'
import { writeInTransaction } from '#server/base/write/write.ts'
import { readGrantsOfProject } from '#server/grant/named-grants-store.ts'
import { listPostSummaries } from './list.ts'
import { milestoneStatesOf } from './milestone-states.ts'
import { milestoneStore } from './milestone-store.ts'
import { createPost, deletePost, postStore, readPost, updatePost } from './store.ts'
import { postSectionStore } from './sub-post-store.ts'

export const postRoutes = (services: BaseServices) => {
  const { database, media } = services
  const ofSections = createEntityCallHandlers(services, postSectionStore)
  const ofMilestones = createEntityCallHandlers(services, milestoneStore)
  const addresses = async (files: readonly File[]) => pictureUrlsOf(await media.read(files))
  return createApiModule(postApi, {
    getAllPosts: async ({ input, who }) => {
      const { entries, total } = await createEntityCallHandlers(services, postStore).list(
        input,
        who,
      )
      return { posts: entries, total }
    },

    postTitles: async ({ input, who }) =>
      listPostSummaries(database.queries, await createReaderFor(services, who, input), input),

    getSinglePost: async ({ input, who }) => {
      const reader = await createReaderFor(services, who, input)
      const post = await readPost(database.queries, reader, input.id)
      const grants = await readGrantsOfProject(database.queries, reader, post)
      return {
        post,
        data: post,
        grants,
        milestoneStates: milestoneStatesOf(post.milestones, services.now()),
        updatedAt: await readUpdatedAt(database.queries, 'post', post._id),
      }
    },

    createPost: async ({ input: { image, ...fields }, who }) => {
      const pictures = { image: await createPictureUrlChooser(media, 'image', image) }
      const data = await writeInTransaction(database, who, (tx) => createPost(tx, fields, pictures))
      return { data }
    },

    updatePost: async ({ input: { postId, version, image, ...fields }, who }) => {
      const pictures = { image: await createPictureUrlChooser(media, 'image', image) }
      const data = await writeInTransaction(database, who, (tx) =>
        updatePost(tx, postId, version, fields, pictures),
      )
      return { data }
    },

    deletePost: async ({ input: { postId, categoryId }, who }) => {
      await writeInTransaction(database, who, (tx) => deletePost(tx, postId, categoryId))
      return {}
    },

    createSubPost: async ({ input: { images = [], ...fields }, who }) =>
      ofSections.add(who, { ...fields, imageUrls: await addresses(images) }),

    updateSubPost: async ({ input, who }) => {
      const { postId: within, subPostId: id, version, images = [], ...fields } = input
      const imageUrls = await addresses(images)
      return ofSections.update(who, { id, version, within }, { ...fields, imageUrls })
    },

    deleteSubPost: ({ input: { postId, subPostId }, who }) =>
      ofSections.remove(who, subPostId, postId),

    reorderSubPosts: async ({ input: { postId, ids }, who }) => {
      await writeInTransaction(database, who, async (tx) => {
        await tx.hold(postStore.record, postId)
        await postSectionStore.reorder(tx, ids, postId)
      })
      return {}
    },

    removeImageFromSubPost: async ({ input: { postId, subPostId, url }, who }) => ({
      data: await writeInTransaction(database, who, (tx) =>
        postSectionStore.removePicture(tx, subPostId, url, postId),
      ),
    }),

    createMilestone: ({ input, who }) => ofMilestones.add(who, input),

    updateMilestone: ({ input: { milestoneId: id, postId: within, version, ...fields }, who }) =>
      ofMilestones.update(who, { id, version, within }, fields),

    deleteMilestone: ({ input: { postId, milestoneId }, who }) =>
      ofMilestones.remove(who, milestoneId, postId),
  })
}
