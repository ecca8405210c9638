/** How large a picture is that stands for a page where someone shares it. */
export const shareSize = { width: 1200, height: 630 }

const hash = (text: string, start: number): string => {
  let value = start
  for (let at = 0; at < text.length; at++)
    value = Math.imul(value ^ text.charCodeAt(at), 16_777_619)
  return (value >>> 0).toString(36)
}

/** The address of the picture drawn for a page: another one for every other content. */
export const shareAddress = (path: string, content: string): string =>
  `/share${path.replace(/\?.*|\/$/g, '')}/${hash(content, 2_166_136_261)}${hash(content, 40_389)}.jpg`

/** What a picture says, for those who cannot see it: its kind, title and note, which can be read from it again. */
export const shareText = (kind: string, title: string, note: string): string =>
  (kind && `${kind}: `) + title + (note && ` (${note})`)
