import type { Sharp, SharpOptions } from 'sharp'

export type OpenImage = (bytes: Uint8Array, options?: SharpOptions) => Sharp

const load = async (): Promise<OpenImage> => {
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

let loaded: Promise<OpenImage> | undefined

export const loadSharp = (): Promise<OpenImage> => (loaded ??= load())
