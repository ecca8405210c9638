import { postApi, postEntity } from '#contract/post/post.ts'
import { createDraftPublisher } from '#server/base/entity/publisher.ts'
import { updatePost } from './store.ts'

export const postPublisher = createDraftPublisher(
  postEntity,
  postApi.updatePost,
  (write, id, fields, picture) =>
    updatePost(write, id, undefined, fields, { image: picture('image') }),
)
