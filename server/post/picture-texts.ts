import { invalid } from '#contract/call/api-error.ts'
import { type PictureText, subPost } from '#contract/post/sub-post.ts'

const stored = subPost.shape.pictureTexts

/** A section with what it says about each of its pictures, in their order. */
export const withPictures = <R extends { readonly pictureTexts: string }>(
  row: R,
  imageUrls: string[],
) => {
  const said = stored.parse(JSON.parse(row.pictureTexts))
  const textOf = (url: string): PictureText =>
    said.find((each) => each.url === url) ?? { url, caption: '', alt: '' }
  return { ...row, imageUrls, pictureTexts: imageUrls.map(textOf) }
}

/** What is said about pictures after a change, as it is stored: new words replace those of the same picture. */
export const mergeTexts = (
  before: readonly PictureText[],
  given: readonly PictureText[] = [],
): string => {
  const unknown = given.findIndex(({ url }) => !before.some((each) => each.url === url))
  if (unknown >= 0) {
    const path = `pictureTexts.${unknown}.url`
    throw invalid([{ path, message: 'This section has no such picture' }])
  }
  return JSON.stringify(before.map((each) => given.find(({ url }) => url === each.url) ?? each))
}
