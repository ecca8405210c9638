export const videoMimeTypes: readonly string[] = ['video/mp4', 'video/webm']

const maxBytes = 10 * 1024 * 1024

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1)

/** Returns the reason why a file cannot be uploaded as a video, or null if it can. */
export const findVideoProblem = ({ name, type, size }: File): string | null => {
  if (!videoMimeTypes.includes(type))
    return `“${name}” is not a film we can show. Choose MP4 or WebM.`
  if (size > maxBytes) return `“${name}” has ${megabytes(size)} MB. A film may have up to 10 MB.`
  return null
}
