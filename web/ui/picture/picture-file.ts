export const pictureMimeTypes: readonly string[] = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
]

/** MIME type of SVG images, which only logos may have. */
export const svgMimeType = 'image/svg+xml'

const maxBytes = 10 * 1024 * 1024

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1)

/** Returns the reason why a file cannot be uploaded as an image, or null if it can. */
export const findPictureProblem = (
  { name, type, size }: File,
  types: readonly string[] = pictureMimeTypes,
): string | null => {
  if (!types.includes(type)) {
    return `“${name}” is not a picture we can show. Choose JPEG, PNG, WebP, AVIF or GIF.`
  }
  if (size > maxBytes) return `“${name}” has ${megabytes(size)} MB. A picture may have up to 10 MB.`
  return null
}

export const unreadablePictureMessage = ({ name }: File): string =>
  `“${name}” cannot be read as a picture.`
