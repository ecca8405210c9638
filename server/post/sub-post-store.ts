import { type SubPost, subPost, subPostEntity } from '#contract/post/sub-post.ts'
import { createEntityStore } from '#server/base/entity/store.ts'
import { mergePictureTexts, withPictureTexts } from './picture-texts.ts'

export const sections = createEntityStore<SubPost & { postId: string }>(subPostEntity, {
  shape: subPost.shape,
  complete: async (_, entries) => entries.map(withPictureTexts),
  // Texts of removed images are dropped with the next change.
  beforeWrite: (fields, { imageUrls = fields.imageUrls ?? [], pictureTexts = [] }) => ({
    ...fields,
    pictureTexts: mergePictureTexts(
      withPictureTexts({ imageUrls, pictureTexts }).pictureTexts,
      fields.pictureTexts,
    ),
  }),
})
