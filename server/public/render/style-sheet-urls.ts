const isSpace = (text: string, at: number): boolean => /\s/.test(text[at] ?? '')

const endOfQuotedString = (css: string, from: number): number => {
  const mark = css[from]
  let at = from + 1
  while (at < css.length && css[at] !== mark) at += css[at] === '\\' ? 2 : 1
  return at + 1
}

/** Yields the ranges of URLs in `url()` and in strings. */
function* addressesIn(css: string): Generator<{ from: number; to: number }> {
  let at = 0
  while (at < css.length) {
    if (css.startsWith('/*', at)) {
      const end = css.indexOf('*/', at + 2)
      at = end < 0 ? css.length : end + 2
    } else if (css[at] === '"' || css[at] === "'") {
      at = endOfQuotedString(css, at)
    } else if (css.startsWith('url(', at)) {
      let from = at + 4
      while (isSpace(css, from)) from++
      const isQuoted = css[from] === '"' || css[from] === "'"
      const end = css.indexOf(')', isQuoted ? endOfQuotedString(css, from) : from)
      if (end < 0) return
      yield isQuoted ? { from: from + 1, to: endOfQuotedString(css, from) - 1 } : { from, to: end }
      at = end + 1
    } else at++
  }
}

/** Prefixes root-relative URLs of a style sheet with a base path. */
export const prefixStyleSheetUrls = (css: string, base: string): string => {
  if (base === '/') return css
  let moved = ''
  let done = 0
  for (const { from } of addressesIn(css)) {
    if (css[from] !== '/' || css[from + 1] === '/') continue
    moved += css.slice(done, from) + base.slice(0, -1)
    done = from
  }
  return moved + css.slice(done)
}

export const listStyleSheetUrls = (css: string): string[] =>
  Array.from(addressesIn(css), ({ from, to }) => css.slice(from, to).trim())
