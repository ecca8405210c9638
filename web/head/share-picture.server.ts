import { parsePictureUrl } from '#contract/media/picture-facts.ts'
import type { StoredBrand } from '#contract/site/default-brand.ts'
import type { ShareImage } from './share-picture.ts'

/**
 * Returns the image that the group has uploaded for sharing. Undefined if there is none or it is switched
 * off.
 */
export const findShareImage = (
  brand: Pick<StoredBrand, 'sharePicture' | 'sharePictures'>,
): ShareImage | undefined => {
  const facts = brand.sharePictures ? parsePictureUrl(brand.sharePicture) : null
  return facts ? { path: brand.sharePicture, width: facts.width, height: facts.height } : undefined
}
