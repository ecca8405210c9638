/** A tag or comment of HTML. The name of a comment is empty. */
export interface HtmlTag {
  readonly start: number
  /** Position after the tag. */
  readonly end: number
  /** Name in lower case. */
  readonly name: string
  readonly isEnd: boolean
  readonly isSelfClosing: boolean
}

/** Elements whose content is text, although it may look like tags. */
const rawTextElement = /^(?:script|style|textarea|title|xmp)$/

const findEndOfTag = (html: string, from: number): number => {
  const next = /[>=]/g
  next.lastIndex = from
  for (let found = next.exec(html); found; found = next.exec(html)) {
    if (found[0] === '>') return next.lastIndex
    const value = /\s*(["'])?/y
    value.lastIndex = next.lastIndex
    const quote = value.exec(html)?.[1]
    if (quote === undefined) continue
    const end = html.indexOf(quote, value.lastIndex)
    if (end < 0) return -1
    next.lastIndex = end + 1
  }
  return -1
}

/**
 * Lists the tags and comments of HTML in linear time. Attribute values may contain `>`. Tags of comments and
 * scripts are not listed.
 */
export const listHtmlTags = (html: string): HtmlTag[] => {
  const tags: HtmlTag[] = []
  const opening = /<(?:!--|(\/?)([a-z][\w:-]*)(?=[\s/>]))/gi
  // After a tag without an end, quotation marks no longer count. Otherwise each later tag would search the
  // whole text for its end.
  let hasQuotes = true
  for (let found = opening.exec(html); found; found = opening.exec(html)) {
    const { index: start } = found
    const slash = found[1] ?? ''
    const name = (found[2] ?? '').toLowerCase()
    const from = opening.lastIndex
    const closing = name === '' ? html.indexOf('-->', from) + 3 : 0
    const quoted: number = name !== '' && hasQuotes ? findEndOfTag(html, from) : -1
    hasQuotes &&= name === '' || quoted >= 0
    const end = name === '' ? closing : quoted >= 0 ? quoted : html.indexOf('>', from) + 1
    if (end <= from) return tags
    const isEnd = slash !== ''
    const isSelfClosing = html.charAt(end - 2) === '/'
    tags.push({ start, end, name, isEnd, isSelfClosing })
    opening.lastIndex = end
    if (isEnd || isSelfClosing || !rawTextElement.test(name)) continue
    const close = new RegExp(`</${name}(?=[\\s/>])`, 'gi')
    close.lastIndex = end
    const rest = close.exec(html)
    if (!rest) return tags
    opening.lastIndex = rest.index
  }
  return tags
}

const voidElement = /^(?:|area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/

/** Finds the end of each element by its opening tag. Elements without a closing tag are left out. */
export const findElementEnds = (tags: readonly HtmlTag[]): Map<HtmlTag, number> => {
  const ends = new Map<HtmlTag, number>()
  const open: HtmlTag[] = []
  const counts = new Map<string, number>()
  for (const tag of tags) {
    const { name } = tag
    if (voidElement.test(name) || (tag.isSelfClosing && !tag.isEnd)) continue
    if (!tag.isEnd) {
      open.push(tag)
      counts.set(name, (counts.get(name) ?? 0) + 1)
      continue
    }
    let last = counts.get(name) ? open.pop() : undefined
    while (last) {
      counts.set(last.name, (counts.get(last.name) ?? 0) - 1)
      if (last.name === name) ends.set(last, tag.end)
      last = last.name === name ? undefined : open.pop()
    }
  }
  return ends
}

/** Applies a function to each tag and comment. */
export const replaceHtmlTags = (
  html: string,
  replace: (text: string, tag: HtmlTag) => string,
): string => {
  let replaced = ''
  let from = 0
  for (const tag of listHtmlTags(html)) {
    replaced += html.slice(from, tag.start) + replace(html.slice(tag.start, tag.end), tag)
    from = tag.end
  }
  return replaced + html.slice(from)
}
