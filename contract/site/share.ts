export const sharePictureSize = { width: 1200, height: 630 }

const hash = (text: string, start: number): string => {
  let value = start
  for (let at = 0; at < text.length; at++)
    value = Math.imul(value ^ text.charCodeAt(at), 16_777_619)
  return (value >>> 0).toString(36)
}

/**
 * Returns the URL of a page's picture for social media. Contains hashes of the content, so that a
 * changed picture has a new URL.
 */
export const sharePictureUrl = (path: string, content: string): string =>
  `/share${path.replace(/\?.*|\/$/g, '')}/${hash(content, 2_166_136_261)}${hash(content, 40_389)}.jpg`

/**
 * Returns the alternative text of a picture for social media. Kind, title and note can be parsed
 * from it.
 */
export const sharePictureAlt = (kind: string, title: string, note: string): string =>
  (kind && `${kind}: `) + title + (note && ` (${note})`)
