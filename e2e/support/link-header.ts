export interface HeaderLink {
  readonly href: string
  readonly rel: string
  readonly type?: string
}

/** Parses a `Link` header by RFC 8288, character by character. */
export const readLinkHeader = (header: string): HeaderLink[] => {
  const links: HeaderLink[] = []
  let at = 0
  const skip = (signs: RegExp) => {
    while (at < header.length && signs.test(header[at] ?? '')) at++
  }
  const until = (sign: string) => {
    const end = header.indexOf(sign, at)
    if (end < 0) throw new Error(`No ${sign} after ${at} in ${header}`)
    const text = header.slice(at, end)
    at = end + 1
    return text
  }
  while (at < header.length) {
    skip(/[\s,]/)
    if (header[at] !== '<') throw new Error(`No address at ${at} in ${header}`)
    at++
    const href = until('>')
    const parameters = new Map<string, string>()
    for (skip(/\s/); header[at] === ';'; skip(/\s/)) {
      at++
      const name = until('=').trim()
      if (header[at] !== '"') throw new Error(`No quotation mark at ${at} in ${header}`)
      at++
      parameters.set(name, until('"'))
    }
    const type = parameters.get('type')
    links.push({ href, rel: parameters.get('rel') ?? '', ...(type && { type }) })
  }
  return links
}
