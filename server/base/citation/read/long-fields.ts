/** Longer than any abstract, and more than the parser reads in a moment. */
const maxField = 50_000

const closing = (text: string, from: number): number => {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '{') depth++
    else if (text[at] === '}' && --depth === 0) return at
  }
  return -1
}

/** An entry without the fields that are too long to be read, and their names. */
export const withoutLongFields = (text: string): { text: string; dropped: string[] } => {
  if (text.length <= maxField) return { text, dropped: [] }
  const dropped: string[] = []
  let kept = ''
  let rest = 0
  for (const match of text.matchAll(/,\s*([a-z]+)\s*=\s*(?=\{)/gi)) {
    if (match.index < rest) continue
    const end = closing(text, match.index + match[0].length)
    if (end - match.index <= maxField) continue
    dropped.push((match[1] ?? '').toLowerCase())
    kept += text.slice(rest, match.index)
    rest = end + 1
  }
  return { text: kept + text.slice(rest), dropped }
}
