const plainAbstract = /,\s*abstract\s*=\s*\{((?:[^{}\\$~^_%&#"'`<>-]|-(?!-))*)\}(?=\s*[,}])/i

const maxScannedLength = 20_000

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
 * Extracts an abstract without LaTeX from an entry. The parser reads character by character and would spend most of its time
 * there.
 */
export const extractPlainAbstract = (text: string): { text: string; abstract?: string } => {
  if (text.length > maxScannedLength) return { text }
  const found = plainAbstract.exec(text)
  const isOnly = (text.match(/\babstract\s*=/gi) ?? []).length === 1
  if (!found || !isOnly || depthAt(text, found.index) !== 1) return { text }
  const rest = text.slice(found.index + found[0].length)
  return { text: text.slice(0, found.index) + rest, abstract: found[1] ?? '' }
}
