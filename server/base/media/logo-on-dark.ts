import { isHardToSee } from '#contract/site/hard-to-see.ts'
import { loadSharp } from './sharp.ts'

const sampleSide = 64
const maxPixels = 40_000_000
/** Share of dark pixels from which a part of the logo, such as the name beside a mark, would be missed. */
const maxHardShare = 0.15
/** Space around the logo on its light background, as a share of its height. */
const margin = 0.15

/**
 * Returns a logo on a white background, as PNG, if a part of it would be invisible on a dark page. Otherwise undefined.
 */
export const makeLogoForDarkPages = async (
  bytes: Uint8Array,
): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const sharp = await loadSharp()
  const open = () => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
  const pixels = await open()
    .rotate()
    .ensureAlpha()
    .resize(sampleSide, sampleSide, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw()
    .toBuffer()
  if (!isHardToSee(pixels, maxHardShare)) return undefined
  const { data, info } = await open().rotate().png().toBuffer({ resolveWithObject: true })
  const space = Math.round(info.height * margin)
  const background = '#ffffff'
  const png = await sharp(data)
    .flatten({ background })
    .extend({ top: space, bottom: space, left: space, right: space, background })
    .png()
    .toBuffer()
  return new Uint8Array(png)
}
