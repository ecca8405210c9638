import { postApi, postEntity } from '#contract/post/post.ts'
import { implement } from '#server/base/http/implement.ts'
import { choosePicture } from '#server/base/media/choose-picture.ts'
import { readAs } from '#server/base/reader/read-as.ts'
import { write } from '#server/base/write/write.ts'
import { readGrantsOfProject } from '#server/grant/named-grants-store.ts'
import type { Services } from '#server/services.ts'
import { listPosts, listPostTitles } from './list.ts'
import { statesOf } from './milestone-states.ts'
import { createMilestone, deleteMilestone, updateMilestone } from './milestone-store.ts'
import { createPost, deletePost, posts, readPost, updatePost } from './store.ts'
import {
  createSubPost,
  deleteSubPost,
  removeSubPostImage,
  reorderSubPosts,
  updateSubPost,
} from './sub-post-store.ts'

const { messages } = postEntity

/** Projects, their sections and their milestones. */
export const postRoutes = (services: Services) => {
  const { database, media } = services
  return implement(postApi, {
    getAllPosts: async ({ input, who }) =>
      listPosts(database.queries, await readAs(services, who, input), input),

    postTitles: async ({ input, who }) =>
      listPostTitles(database.queries, await readAs(services, who, input), input),

    getSinglePost: async ({ input, who }) => {
      const reader = await readAs(services, who, input)
      const post = await readPost(database.queries, reader, input.id)
      const grants = await readGrantsOfProject(database.queries, reader, post)
      return {
        post,
        data: post,
        grants,
        milestoneStates: statesOf(post.milestones, services.now()),
      }
    },

    createPost: async ({ input: { image, contributors = [], ...fields }, who }) => {
      const choose = await choosePicture(media, 'image', image)
      const data = await write(database, who, (tx) => createPost(tx, fields, contributors, choose))
      return { data, message: messages.added }
    },

    updatePost: async ({ input: { postId, version, image, contributors, ...fields }, who }) => {
      const choose = await choosePicture(media, 'image', image)
      const data = await write(database, who, (tx) =>
        updatePost(tx, postId, version, fields, contributors, choose),
      )
      return { data, message: messages.updated }
    },

    deletePost: async ({ input: { postId, categoryId }, who }) => {
      await write(database, who, (tx) => deletePost(tx, postId, categoryId))
      return { message: messages.removed }
    },

    createSubPost: async ({ input: { postId, images = [], ...fields }, who }) => {
      const pictures = await media.read(images)
      const data = await write(database, who, async (tx) => {
        await tx.hold(posts, postId)
        return createSubPost(tx, postId, fields, pictures)
      })
      return { data }
    },

    updateSubPost: async ({
      input: { postId, subPostId, version, images = [], ...fields },
      who,
    }) => {
      const pictures = await media.read(images)
      const data = await write(database, who, (tx) =>
        updateSubPost(tx, { postId, subPostId }, version, fields, pictures),
      )
      return { data }
    },

    deleteSubPost: async ({ input, who }) => {
      await write(database, who, (tx) => deleteSubPost(tx, input))
      return {}
    },

    reorderSubPosts: async ({ input: { postId, ids }, who }) => {
      await write(database, who, async (tx) => {
        await tx.hold(posts, postId)
        await reorderSubPosts(tx, postId, ids)
      })
      return {}
    },

    removeImageFromSubPost: async ({ input: { url, ...ids }, who }) => ({
      data: await write(database, who, (tx) => removeSubPostImage(tx, ids, url)),
    }),

    createMilestone: async ({ input: { postId, ...fields }, who }) => ({
      data: await write(database, who, async (tx) => {
        await tx.hold(posts, postId)
        return createMilestone(tx, postId, fields)
      }),
    }),

    updateMilestone: async ({ input: { milestoneId, postId, version, ...fields }, who }) => ({
      data: await write(database, who, (tx) =>
        updateMilestone(tx, { milestoneId, postId }, version, fields),
      ),
    }),

    deleteMilestone: async ({ input, who }) => {
      await write(database, who, (tx) => deleteMilestone(tx, input))
      return {}
    },
  })
}
