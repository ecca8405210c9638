import type { Sharp, SharpOptions } from 'sharp'

export type OpenSharpImage = (bytes: Uint8Array, options?: SharpOptions) => Sharp

const load = async (): Promise<OpenSharpImage> => {
  const { default: sharp } = await import('sharp')
  // Blocks all decoders except those for the formats that browsers upload.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadNsgifBuffer',
      'VipsForeignLoadHeifBuffer',
      // Needed for SVGs that the server creates. Uploaded SVGs are rejected earlier, by their header.
      'VipsForeignLoadSvgBuffer',
    ],
  })
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

let loaded: Promise<OpenSharpImage> | undefined

export const loadSharp = (): Promise<OpenSharpImage> => (loaded ??= load())
