/** An abstract in which nothing means anything to LaTeX, as most are. */
const plainAbstract = /,\s*abstract\s*=\s*\{((?:[^{}\\$~^_%&#"'`<>-]|-(?!-))*)\}(?=\s*[,}])/i

/** What is longer is read with more care. */
const longest = 20_000

const depthAt = (text: string, end: number): number => {
  let depth = 0
  for (let at = 0; at < end; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '{') depth++
    else if (text[at] === '}') depth--
  }
  return depth
}

/**
 * An entry without its abstract, and the abstract as it stands there, where it can be read so: reading LaTeX letter by
 * letter takes most of the time that a long text takes.
 */
export const withoutPlainAbstract = (text: string): { text: string; abstract?: string } => {
  if (text.length > longest) return { text }
  const found = plainAbstract.exec(text)
  const isOnly = (text.match(/\babstract\s*=/gi) ?? []).length === 1
  if (!found || !isOnly || depthAt(text, found.index) !== 1) return { text }
  const rest = text.slice(found.index + found[0].length)
  return { text: text.slice(0, found.index) + rest, abstract: found[1] ?? '' }
}
