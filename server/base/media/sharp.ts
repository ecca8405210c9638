import type { Sharp, SharpOptions } from 'sharp'

/** Opens a picture with what decodes it. */
export type OpenPicture = (bytes: Uint8Array, options?: SharpOptions) => Sharp

const load = async (): Promise<OpenPicture> => {
  const { default: sharp } = await import('sharp')
  // Only what a browser would send as a picture is ever decoded; everything else never reaches a decoder.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadNsgifBuffer',
      'VipsForeignLoadHeifBuffer',
      // Only what we draw ourselves; of others the header tells, and it is refused.
      'VipsForeignLoadSvgBuffer',
    ],
  })
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

let loaded: Promise<OpenPicture> | undefined

/** What decodes pictures in the server: loaded for the first of them, because a start need not wait for it. */
export const loadSharp = (): Promise<OpenPicture> => (loaded ??= load())
