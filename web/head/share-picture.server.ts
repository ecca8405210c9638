import { parsePictureUrl } from '#contract/media/picture-facts.ts'
import type { StoredBrand } from '#contract/site/default-brand.ts'
import type { ShareImage } from './share-picture.ts'

/** Returns the group's image for sharing, if it has one and has enabled it. */
export const findShareImage = (
  brand: Pick<StoredBrand, 'sharePicture' | 'sharePictures'>,
): ShareImage | undefined => {
  const facts = brand.sharePictures ? parsePictureUrl(brand.sharePicture) : null
  return facts ? { path: brand.sharePicture, width: facts.width, height: facts.height } : undefined
}
