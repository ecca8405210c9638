export const closingIndex = (text: string, from: number): number => {
  let depth = 1
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '{') depth++
    else if (text[at] === '}' && --depth === 0) return at
  }
  return text.length
}

export const endOfQuotes = (text: string, from: number): number => {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '{') depth++
    else if (text[at] === '}') depth--
    else if (text[at] === '"' && depth === 0) return at
  }
  return text.length
}

/**
 * Returns the position of a field's value in an entry, without braces or quotation marks. Returns null if the entry lacks the
 * field.
 */
export const locateBibtexField = (
  entry: string,
  name: 'title' | 'author' | 'editor' | 'keywords' | 'keyword',
): { from: number; to: number } | null => {
  const start = new RegExp(`[,\\s]${name}\\s{0,99}=\\s{0,99}(["{])`, 'i').exec(entry)
  if (start === null) return null
  const from = start.index + start[0].length
  return { from, to: start[1] === '{' ? closingIndex(entry, from) : endOfQuotes(entry, from) }
}
