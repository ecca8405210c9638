/** A picture's address tells its proportions and its colour, so a page can hold its place before it loads. */
export interface PictureFacts {
  readonly width: number
  readonly height: number
  /** `#rrggbb` of its average. */
  readonly color: string
}

/** The widths in which a picture can be had; never wider than it is. */
export const pictureWidths = [160, 320, 640, 960, 1280, 1920] as const
export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

const base = '/media/'
const shape = /^\/media\/[0-9a-f]{32}-(\d{1,5})x(\d{1,5})-([0-9a-f]{6})\.webp$/

/** The facts in a picture's address; null when it is not one of ours. */
export const pictureFacts = (url: string): PictureFacts | null => {
  const [, width, height, color] = shape.exec(url) ?? []
  return color ? { width: Number(width), height: Number(height), color: `#${color}` } : null
}

/** The address under which a file of the media store is served. */
export const pictureAddress = (name: string): string => base + name

/** The store's name behind an address; null when it is not one of ours. */
export const pictureName = (url: string): string | null =>
  shape.test(url) ? url.slice(base.length) : null

/** The address of a picture in another width and format. */
export const pictureVariant = (url: string, width: number, format: PictureFormat): string =>
  url.replace(/\.webp$/, `.${width}.${format}`)

/** A `srcset` of every width a picture can be had in; empty for addresses that are not ours. */
export const pictureSet = (url: string, format: PictureFormat): string => {
  const facts = pictureFacts(url)
  if (facts === null) return ''
  const narrower = pictureWidths.filter((width) => width < facts.width)
  // The next step up stands for the whole picture in this format.
  const whole = pictureWidths.find((width) => width >= facts.width) ?? pictureWidths.at(-1)
  const steps = narrower.map((width) => `${pictureVariant(url, width, format)} ${width}w`)
  if (whole) steps.push(`${pictureVariant(url, whole, format)} ${Math.min(whole, facts.width)}w`)
  return steps.join(', ')
}
