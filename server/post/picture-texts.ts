import { createInvalidInputError } from '#contract/call/api-error.ts'
import type { PictureText, SubPost } from '#contract/post/sub-post.ts'

/** Returns a section whose `pictureTexts` has exactly one item for each image, in the order of the images. */
export const alignPictureTexts = <S extends Pick<SubPost, 'imageUrls' | 'pictureTexts'>>(
  section: S,
): S => {
  const textOf = (url: string): PictureText =>
    section.pictureTexts.find((each) => each.url === url) ?? { url, caption: '', alt: '' }
  return { ...section, pictureTexts: section.imageUrls.map(textOf) }
}

/**
 * Replaces texts of images by the new ones for the same images. Throws 400 for an image that the section does
 * not have.
 */
export const mergePictureTexts = (
  before: readonly PictureText[],
  given: readonly PictureText[] = [],
): PictureText[] => {
  const unknown = given.findIndex(({ url }) => !before.some((each) => each.url === url))
  if (unknown >= 0) {
    const path = `pictureTexts.${unknown}.url`
    throw createInvalidInputError([{ path, message: 'This section has no such picture' }])
  }
  return before.map((each) => given.find(({ url }) => url === each.url) ?? each)
}
