import { pictureFacts } from '#contract/media/picture-facts.ts'
import type { StoredBrand } from '#contract/site/default-brand.ts'
import type { SharePicture } from './share-picture.ts'

/** The picture that pages are shared with, where the group has one and wants that. */
export const sharePicture = (
  brand: Pick<StoredBrand, 'sharePicture' | 'sharePictures'>,
): SharePicture | undefined => {
  const facts = brand.sharePictures ? pictureFacts(brand.sharePicture) : null
  return facts ? { path: brand.sharePicture, width: facts.width, height: facts.height } : undefined
}
