/** An opening tag. `from` is the position of an attribute's value in the HTML. */
export interface HtmlTag {
  readonly name: string
  readonly attributes: ReadonlyMap<string, { readonly value: string; readonly from: number }>
}

/** Callbacks for the parts of a page, in order. */
export interface HtmlCallbacks {
  open?(tag: HtmlTag): void
  /** Called with the content of a script, style, title or textarea. */
  raw?(name: string, text: string): void
}

/** Elements whose content is not parsed as HTML. */
const raw = new Set(['script', 'style', 'title', 'textarea'])

const isNameEnd = (code: number): boolean =>
  // A blank, a slash, an equals sign or the end of the tag.
  code <= 32 || code === 47 || code === 61 || code === 62

const readName = (html: string, from: number): number => {
  let at = from
  while (at < html.length && !isNameEnd(html.charCodeAt(at))) at++
  return at
}

const readTag = (html: string, from: number): { tag: HtmlTag; end: number } => {
  const nameEnd = readName(html, from)
  const attributes = new Map<string, { value: string; from: number }>()
  let at = nameEnd
  while (at < html.length && html[at] !== '>') {
    const end = readName(html, at)
    if (end === at) {
      at++
      continue
    }
    const name = html.slice(at, end).toLowerCase()
    at = end
    if (html[at] !== '=') {
      attributes.set(name, { value: '', from: at })
      continue
    }
    const mark = html[at + 1]
    if (mark === '"' || mark === "'") {
      const close = html.indexOf(mark, at + 2)
      const stop = close < 0 ? html.length : close
      attributes.set(name, { value: html.slice(at + 2, stop), from: at + 2 })
      at = stop + 1
    } else {
      const stop = readName(html, at + 1)
      attributes.set(name, { value: html.slice(at + 1, stop), from: at + 1 })
      at = stop
    }
  }
  return { tag: { name: html.slice(from, nameEnd).toLowerCase(), attributes }, end: at + 1 }
}

/** Parses HTML rendered by the site in one pass. Does not look for tags inside scripts and styles. */
export const parsePageHtml = (html: string, reader: HtmlCallbacks): void => {
  let at = 0
  while (at < html.length) {
    const next = html.indexOf('<', at)
    if (next < 0) break
    if (html.startsWith('<!--', next)) {
      const end = html.indexOf('-->', next)
      at = end < 0 ? html.length : end + 3
    } else if (html[next + 1] === '/' || html[next + 1] === '!') {
      const end = html.indexOf('>', next)
      at = end < 0 ? html.length : end + 1
    } else {
      const { tag, end } = readTag(html, next + 1)
      reader.open?.(tag)
      at = end
      if (!raw.has(tag.name)) continue
      const close = html.indexOf(`</${tag.name}`, end)
      at = close < 0 ? html.length : close
      reader.raw?.(tag.name, html.slice(end, at))
    }
  }
}
