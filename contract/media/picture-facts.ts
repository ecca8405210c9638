/** Properties of an image from its URL. Pages reserve its space and colour before it loads. */
export interface PictureInfo {
  readonly width: number
  readonly height: number
  readonly color: string
}

/** Widths in which images are stored, in pixels. No variant is wider than the original image. */
export const pictureWidths = [160, 320, 640, 960, 1280, 1920] as const
export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

export interface PictureFile {
  readonly picture: string
  readonly width: number | null
  readonly format: PictureFormat
}

// An original is named HASH-WIDTHxHEIGHT-COLOR.webp, a variant HASH-WIDTHxHEIGHT-COLOR.WIDTH.FORMAT.
const base = '/media/'
const stem = '[0-9a-f]{32}-(\\d{1,5})x(\\d{1,5})-([0-9a-f]{6})'
const ending = `webp|(${pictureWidths.join('|')})\\.(${pictureFormats.join('|')})`
const address = new RegExp(`^${base}${stem}\\.webp$`)
const fileName = new RegExp(`^(?<name>${stem})\\.(?:${ending})$`)
const inText = new RegExp(`${base}(?<name>${stem})\\.`, 'g')

/** Parses the URL of an image in the media store. Returns null for other URLs. */
export const parsePictureUrl = (url: string): PictureInfo | null => {
  const [, width, height, color] = address.exec(url) ?? []
  return color ? { width: Number(width), height: Number(height), color: `#${color}` } : null
}

export const mediaFileUrl = (name: string): string => base + name

/** Returns the file name in an image's URL, or null for other URLs. */
export const pictureFileNameOfUrl = (url: string): string | null =>
  address.test(url) ? url.slice(base.length) : null

/** Parses the file name of an original or a variant. Returns null for other names. */
export const parsePictureFileName = (name: string): PictureFile | null => {
  const found = fileName.exec(name)
  if (found === null) return null
  const [width, format] = found.slice(-2)
  return {
    picture: `${found.groups?.name}.webp`,
    width: width === undefined ? null : Number(width),
    format: format === 'avif' ? format : 'webp',
  }
}

/** Returns the URLs of the originals of all images in a text, without duplicates. */
export const pictureUrlsIn = (text: string): string[] => {
  const named = [...text.matchAll(inText)]
  return [...new Set(named.map(({ groups }) => mediaFileUrl(`${groups?.name}.webp`)))]
}

export const pictureVariantUrl = (url: string, width: number, format: PictureFormat): string =>
  url.replace(/\.webp$/, `.${width}.${format}`)

const stepsOf = (facts: PictureInfo): number[] => {
  const narrower = pictureWidths.filter((width) => width < facts.width)
  // The variant of the next larger width has the size of the original.
  const whole = pictureWidths.find((width) => width >= facts.width)
  return whole ? [...narrower, whole] : narrower
}

/** Returns the URL of the narrowest variant of this width or more, or of the widest one. */
export const pictureUrlAtLeast = (url: string, width: number, format: PictureFormat): string => {
  const facts = parsePictureUrl(url)
  const steps = facts === null ? [] : stepsOf(facts)
  const step = steps.find((each) => each >= width) ?? steps.at(-1)
  return step ? pictureVariantUrl(url, step, format) : url
}

/**
 * Returns the `srcset` with all variants of an image in a format. Returns an empty text if the URL is not in
 * the media store.
 */
export const srcSetOf = (url: string, format: PictureFormat): string => {
  const facts = parsePictureUrl(url)
  if (facts === null) return ''
  return stepsOf(facts)
    .map((step) => `${pictureVariantUrl(url, step, format)} ${Math.min(step, facts.width)}w`)
    .join(', ')
}

/** Returns the file names of an image's variants that pages request, the most likely first. */
export const pictureVariantFileNames = (name: string): string[] => {
  const facts = parsePictureUrl(mediaFileUrl(name))
  const steps = facts === null ? [] : stepsOf(facts)
  return pictureFormats.flatMap((format) =>
    steps.map((step) => pictureVariantUrl(name, step, format)),
  )
}
