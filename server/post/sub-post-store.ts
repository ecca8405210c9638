import { type SubPost, subPost, subPostEntity } from '#contract/post/sub-post.ts'
import { createStore } from '#server/base/entity/store.ts'
import { mergeTexts, withTexts } from './picture-texts.ts'

/** Sections of projects. */
export const sections = createStore<SubPost & { postId: string }>(subPostEntity, {
  shape: subPost.shape,
  complete: async (_, entries) => entries.map(withTexts),
  // What was said of pictures that are gone is dropped with the next change.
  beforeWrite: (fields, { imageUrls = fields.imageUrls ?? [], pictureTexts = [] }) => ({
    ...fields,
    pictureTexts: mergeTexts(
      withTexts({ imageUrls, pictureTexts }).pictureTexts,
      fields.pictureTexts,
    ),
  }),
})
