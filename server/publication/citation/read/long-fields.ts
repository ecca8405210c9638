/** Maximum length of a field. No abstract is longer, and the parser would be slow. */
const maxField = 50_000

const closingBraces = (text: string): Map<number, number> => {
  const closings = new Map<number, number>()
  const open: number[] = []
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '{') open.push(at)
    else if (text[at] === '}') closings.set(open.pop() ?? -1, at)
  }
  return closings
}

/** Removes fields that are too long to parse. Returns their names, too. */
export const withoutLongBibtexFields = (text: string): { text: string; dropped: string[] } => {
  if (text.length <= maxField) return { text, dropped: [] }
  const dropped: string[] = []
  let kept = ''
  let rest = 0
  const closings = closingBraces(text)
  for (const match of text.matchAll(/,\s*([a-z]+)\s*=\s*(?=\{)/gi)) {
    if (match.index < rest) continue
    const end = closings.get(match.index + match[0].length) ?? -1
    if (end - match.index <= maxField) continue
    dropped.push((match[1] ?? '').toLowerCase())
    kept += text.slice(rest, match.index)
    rest = end + 1
  }
  return { text: kept + text.slice(rest), dropped }
}
