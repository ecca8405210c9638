import type { Sharp, SharpOptions } from 'sharp'

export type OpenPicture = (bytes: Uint8Array, options?: SharpOptions) => Sharp

const load = async (): Promise<OpenPicture> => {
  const { default: sharp } = await import('sharp')
  // Only formats that browsers upload reach a decoder.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadNsgifBuffer',
      'VipsForeignLoadHeifBuffer',
      // Only for our own drawings. Uploaded SVGs are rejected by their header.
      'VipsForeignLoadSvgBuffer',
    ],
  })
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

let loaded: Promise<OpenPicture> | undefined

export const loadSharp = (): Promise<OpenPicture> => (loaded ??= load())
