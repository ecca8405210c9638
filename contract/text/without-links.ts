/** Matches an image in Markdown, alone or within a link. */
const picture = /!\[((?:[^[\]\\]|\\.)*)\]\([^()\n]*\)/g

/** Replaces links and images in Markdown with their texts. */
export const unwrapMarkdownLinks = (written: string): string => {
  if (!written.includes('](')) return written
  const markdown = written.replace(picture, '$1')
  let result = ''
  let taken = 0
  let open = -1
  let close = 0
  let lineEnd = -1
  for (let at = 0; at < markdown.length; at++) {
    const sign = markdown[at]
    if (sign === '[' && open < 0) open = at
    // A link text may continue on the next line, but ends with its paragraph.
    if (sign === '\n' && markdown[at + 1] === '\n') open = -1
    if (sign !== ']') continue
    const from = open
    open = -1
    if (from < 0 || markdown[at + 1] !== '(') continue
    if (close < at) close = markdown.indexOf(')', at)
    if (close < 0) break
    if (lineEnd < at) lineEnd = markdown.indexOf('\n', at)
    if (lineEnd < 0) lineEnd = markdown.length
    if (close > lineEnd) continue
    const start = from > taken && markdown[from - 1] === '!' ? from - 1 : from
    result += markdown.slice(taken, start) + markdown.slice(from + 1, at)
    taken = close + 1
    at = close
  }
  return result + markdown.slice(taken)
}
