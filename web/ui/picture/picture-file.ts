/** The kinds of pictures that can be sent. */
export const pictureTypes: readonly string[] = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
]

/** What a logo may be besides. */
export const drawingType = 'image/svg+xml'

const mostBytes = 10 * 1024 * 1024

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1)

/** What is wrong with a file as a picture, in a sentence; null when nothing is. */
export const pictureProblem = (
  { name, type, size }: File,
  types: readonly string[] = pictureTypes,
): string | null => {
  if (!types.includes(type)) {
    return `“${name}” is not a picture we can show. Choose JPEG, PNG, WebP, AVIF or GIF.`
  }
  if (size > mostBytes)
    return `“${name}” has ${megabytes(size)} MB. A picture may have up to 10 MB.`
  return null
}

/** For a file that says it is a picture and is none. */
export const unreadable = ({ name }: File): string => `“${name}” cannot be read as a picture.`
