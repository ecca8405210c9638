export interface BibtexBlock {
  readonly line: number
  readonly kind: string
  readonly text: string
}

const start = /^[ \t]*@[ \t]*([a-z]+)[ \t]*[{(]/gim

const startBehindAnother = /\s*@[ \t]*[a-z]+[ \t]*[{(]/iy

/** Returns the start indexes of entries that begin on the line on which another entry ends. */
const startsBehind = (text: string, from: number, to: number): number[] => {
  const found: number[] = []
  let depth = 0
  for (let at = from; at < to; at++) {
    const sign = text[at]
    if (sign === '\\') at++
    else if (sign === '{') depth++
    else if (sign === '}' && --depth === 0) {
      startBehindAnother.lastIndex = at + 1
      if (startBehindAnother.test(text) && startBehindAnother.lastIndex <= to) found.push(at + 1)
    }
  }
  return found
}

/**
 * Splits a BibTeX text into entries. An entry begins at the start of a line, so that one broken entry does not break the next, or
 * right after another entry. All other text is a comment.
 */
export const splitBibtexBlocks = (text: string, firstLine = 1): BibtexBlock[] => {
  const lines = Array.from(text.matchAll(start), ({ index }) => index)
  const starts = lines.flatMap((from, nth) => [
    from,
    ...startsBehind(text, from, lines[nth + 1] ?? text.length),
  ])
  let line = firstLine
  let counted = 0
  return starts.map((from, nth) => {
    line += text.slice(counted, from).split('\n').length - 1
    counted = from
    const block = text.slice(from, starts[nth + 1] ?? text.length)
    const [, kind = ''] = /@[ \t]*([a-z]+)/i.exec(block) ?? []
    return { line, kind: kind.toLowerCase(), text: block }
  })
}
