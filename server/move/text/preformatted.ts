/** Splits HTML before and after preformatted elements. Every second part is preformatted. */
export const splitAtPreformatted = (html: string): string[] => {
  const plain = html.toLowerCase()
  const parts: string[] = []
  let from = 0
  for (;;) {
    const open = plain.indexOf('<pre', from)
    const close = open < 0 ? -1 : plain.indexOf('</pre>', open)
    if (close < 0) return [...parts, html.slice(from)]
    const end = close + '</pre>'.length
    parts.push(html.slice(from, open), html.slice(open, end))
    from = end
  }
}
