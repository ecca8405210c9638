import { type SubPost, subPostEntity, subPostSchema } from '#contract/post/sub-post.ts'
import { createEntityStore } from '#server/base/entity/store.ts'
import { alignPictureTexts, mergePictureTexts } from './picture-texts.ts'

export const postSectionStore = createEntityStore<SubPost & { postId: string }>(subPostEntity, {
  shape: subPostSchema.shape,
  complete: async (_, entries) => entries.map(alignPictureTexts),
  // Texts of removed images are dropped with the next change.
  beforeWrite: (fields, { imageUrls = fields.imageUrls ?? [], pictureTexts = [] }) => ({
    ...fields,
    pictureTexts: mergePictureTexts(
      alignPictureTexts({ imageUrls, pictureTexts }).pictureTexts,
      fields.pictureTexts,
    ),
  }),
})
