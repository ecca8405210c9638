/** One `@…{…}` of a BibTeX file, as it stands there. */
export interface Block {
  readonly line: number
  readonly kind: string
  readonly text: string
}

const start = /^[ \t]*@[ \t]*([a-z]+)[ \t]*[{(]/gim

/**
 * Cuts a BibTeX text where an entry begins at the start of a line, so that one broken entry takes no other
 * with it. What stands between entries is a comment.
 */
export const blocksOf = (text: string, firstLine = 1): Block[] => {
  const starts = [...text.matchAll(start)]
  let line = firstLine
  let counted = 0
  return starts.map((match, index) => {
    line += text.slice(counted, match.index).split('\n').length - 1
    counted = match.index
    const end = starts[index + 1]?.index ?? text.length
    return { line, kind: (match[1] ?? '').toLowerCase(), text: text.slice(match.index, end) }
  })
}
