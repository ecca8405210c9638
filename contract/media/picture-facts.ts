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

/** One file of a picture: the picture itself, or a variant of it. */
export interface PictureFile {
  /** The name of the picture itself. */
  readonly picture: string
  /** Null for the picture itself. */
  readonly width: number | null
  readonly format: PictureFormat
}

// A picture is called HASH-WIDTHxHEIGHT-COLOR.webp, a variant of it HASH-WIDTHxHEIGHT-COLOR.WIDTH.FORMAT.
const base = '/media/'
const stem = '[0-9a-f]{32}-(\\d{1,5})x(\\d{1,5})-([0-9a-f]{6})'
const ending = `webp|(${pictureWidths.join('|')})\\.(${pictureFormats.join('|')})`
const address = new RegExp(`^${base}${stem}\\.webp$`)
const fileName = new RegExp(`^(?<name>${stem})\\.(?:${ending})$`)
const inText = new RegExp(`${base}(?<name>${stem})\\.`, 'g')

/** The facts in a picture's address; null when it is not one of ours. */
export const pictureFacts = (url: string): PictureFacts | null => {
  const [, width, height, color] = address.exec(url) ?? []
  return color ? { width: Number(width), height: Number(height), color: `#${color}` } : null
}

/** The address under which a file of the media store is served. */
export const pictureAddress = (name: string): string => base + name

/** The store's name behind an address; null when it is not one of ours. */
export const pictureName = (url: string): string | null =>
  address.test(url) ? url.slice(base.length) : null

/** What a file of the media store is, by its name; null when no picture has such a file. */
export const pictureFile = (name: string): PictureFile | null => {
  const found = fileName.exec(name)
  if (found === null) return null
  const [width, format] = found.slice(-2)
  return {
    picture: `${found.groups?.name}.webp`,
    width: width === undefined ? null : Number(width),
    format: format === 'avif' ? format : 'webp',
  }
}

/** The addresses of the pictures that a text names in whichever width, each once. */
export const picturesIn = (text: string): string[] => {
  const named = [...text.matchAll(inText)]
  return [...new Set(named.map(({ groups }) => pictureAddress(`${groups?.name}.webp`)))]
}

/** The address of a picture in another width and format. */
export const pictureVariant = (url: string, width: number, format: PictureFormat): string =>
  url.replace(/\.webp$/, `.${width}.${format}`)

/** The widths that a page asks for. */
const stepsOf = (facts: PictureFacts): number[] => {
  const narrower = pictureWidths.filter((width) => width < facts.width)
  // The next step up stands for the whole picture in its format.
  const whole = pictureWidths.find((width) => width >= facts.width)
  return whole ? [...narrower, whole] : narrower
}

/** A `srcset` of every width a picture can be had in; empty for addresses that are not ours. */
export const pictureSet = (url: string, format: PictureFormat): string => {
  const facts = pictureFacts(url)
  if (facts === null) return ''
  return stepsOf(facts)
    .map((step) => `${pictureVariant(url, step, format)} ${Math.min(step, facts.width)}w`)
    .join(', ')
}

/** The names of the files that pages ask for instead of a picture, the likeliest first. */
export const pictureVariants = (name: string): string[] => {
  const facts = pictureFacts(pictureAddress(name))
  const steps = facts === null ? [] : stepsOf(facts)
  return pictureFormats.flatMap((format) => steps.map((step) => pictureVariant(name, step, format)))
}
