import { invalid } from '#contract/call/api-error.ts'
import type { PictureText, SubPost } from '#contract/post/sub-post.ts'

/** A section with what it says about each of its pictures, in their order. */
export const withTexts = <S extends Pick<SubPost, 'imageUrls' | 'pictureTexts'>>(section: S): S => {
  const textOf = (url: string): PictureText =>
    section.pictureTexts.find((each) => each.url === url) ?? { url, caption: '', alt: '' }
  return { ...section, pictureTexts: section.imageUrls.map(textOf) }
}

/** What is said about pictures after a change: new words replace those of the same picture. */
export const mergeTexts = (
  before: readonly PictureText[],
  given: readonly PictureText[] = [],
): PictureText[] => {
  const unknown = given.findIndex(({ url }) => !before.some((each) => each.url === url))
  if (unknown >= 0) {
    const path = `pictureTexts.${unknown}.url`
    throw invalid([{ path, message: 'This section has no such picture' }])
  }
  return before.map((each) => given.find(({ url }) => url === each.url) ?? each)
}
