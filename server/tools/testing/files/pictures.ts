import sharp from 'sharp'

const formats = ['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const
export type TestFormat = (typeof formats)[number]

export interface TestPicture {
  readonly width?: number
  readonly height?: number
  readonly format?: TestFormat
  readonly color?: string
  /** EXIF orientation: 6 means rotated to the right. */
  readonly orientation?: number
  /** Adds the location to the metadata. */
  readonly gps?: boolean
}

const place = {
  IFD0: { Copyright: 'Secret Photographer' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
}

/** Encodes an image of a single colour. */
export const pictureBytes = async ({
  width = 40,
  height = 30,
  format = 'png',
  color = '#336699',
  orientation,
  gps = false,
}: TestPicture = {}): Promise<Uint8Array<ArrayBuffer>> => {
  let picture = sharp({ create: { width, height, channels: 3, background: color } })
  if (orientation !== undefined) picture = picture.withMetadata({ orientation })
  if (gps) picture = picture.withExif(place)
  return new Uint8Array(await picture.toFormat(format).toBuffer())
}

/** Wraps bytes in a file that claims to be an image. */
export const fileClaimingType = (bytes: BlobPart, name = 'picture.png', type = 'image/png'): File =>
  new File([bytes], name, { type })

/** Creates an image file of a single colour. */
export const pictureFile = async (picture: TestPicture = {}): Promise<File> => {
  const { format = 'png' } = picture
  return fileClaimingType(await pictureBytes(picture), `picture.${format}`, `image/${format}`)
}

let shade = 0x101010
/** Creates an image that no other test uploads. */
export const freshPicture = (): Promise<File> => {
  shade += 0x030507
  return pictureFile({ color: `#${shade.toString(16).padStart(6, '0').slice(-6)}` })
}

export const freshPictures = (count: number): Promise<File[]> =>
  Promise.all(Array.from({ length: count }, freshPicture))
