/** A quotation mark or bracket that has no end, or whose end is followed by more text. */
export interface UnclosedYaml {
  readonly line: number
  readonly cause: string
}

export interface IndentedYaml {
  /** YAML with every continued value indented. Its lines have the same numbers. */
  readonly text: string
  readonly unclosed: UnclosedYaml | undefined
}

/** Limits the length of the output. */
const maxIndent = 100

const blanks = /[ \t]*/y
const spaces = / */y
const blankLineOrComment = /[ \t]*(?:#[^\n]*)?(?=\n|$)/y
const indicator = /[-?:](?=[ \t\n]|$)/y
const keyEnd = /[ \t]*:(?=[ \t\n]|$)/y
const tagOrAnchor = /[&!][^\s,[\]{}]*(?=\s|$)/y
const blockScalarHeader = /[|>][+-]?([1-9]?)[+-]?[ \t]*(?:#[^\n]*)?(?=\n|$)/y
const unquotedEnd = /:(?=[ \t\n]|$)|[ \t]#|\n|$/g
const validAfterQuote = /[ \t]*(?:[\n,\]}:]|[ \t]#|$)/y
const quoteEnds = { '"': /\\[\s\S]|"/g, "'": /''|'/g } as const

const isQuote = (sign: string): sign is keyof typeof quoteEnds => sign === '"' || sign === "'"

/**
 * Indents lines that continue a value in quotation marks or brackets. Hugo and Jekyll accept these lines at
 * any column, the YAML library only if they are indented. Their indentation is not part of the value.
 */
export const indentContinuedYaml = (yaml: string): IndentedYaml => {
  const parts: string[] = []
  let copied = 0
  let at = 0
  let unclosed: { at: number; cause: string } | undefined
  /** Column of the key or list item whose value is being read. */
  let parent = -1
  /** Column of the key or list item whose unquoted value may continue in the next line. */
  let openParent = Number.POSITIVE_INFINITY

  const matchAt = (pattern: RegExp, from: number): RegExpExecArray | null => {
    pattern.lastIndex = from
    return pattern.exec(yaml)
  }
  const skip = (pattern: RegExp): boolean => {
    const found = matchAt(pattern, at)
    if (found) at = pattern.lastIndex
    return found !== null
  }
  const endOfLine = (from: number): number => {
    const end = yaml.indexOf('\n', from)
    return end < 0 ? yaml.length : end
  }
  const indentLine = (start: number): void => {
    if (yaml.charAt(start) === '\n') return
    parts.push(yaml.slice(copied, start), ' '.repeat(Math.min(parent + 1, maxIndent)))
    copied = start
  }

  const skipQuoted = (quote: keyof typeof quoteEnds): void => {
    const start = at
    let end = matchAt(quoteEnds[quote], start + 1)
    while (end && end[0] !== quote) end = matchAt(quoteEnds[quote], end.index + end[0].length)
    at = end ? end.index + 1 : yaml.length
    let line = endOfLine(start)
    const isOneLine = line >= at
    for (; line < at; line = endOfLine(line + 1)) indentLine(line + 1)
    if (!end || (!isOneLine && !matchAt(validAfterQuote, at)))
      unclosed ??= { at: start, cause: 'a quotation mark is not closed' }
  }

  const skipBrackets = (): void => {
    const start = at
    let depth = 0
    let canStartValue = true
    let isAfterQuoted = false
    for (; at < yaml.length; at++) {
      const sign = yaml.charAt(at)
      if (/[ \t]/.test(sign)) continue
      if (sign === '\n') indentLine(at + 1)
      else if (sign === '#' && /\s/.test(yaml.charAt(at - 1))) at = endOfLine(at) - 1
      else if (canStartValue && isQuote(sign)) {
        skipQuoted(sign)
        at--
        isAfterQuoted = true
        canStartValue = false
      } else if (sign === '[' || sign === '{') {
        depth++
        canStartValue = true
      } else if (sign === ']' || sign === '}') {
        depth--
        canStartValue = false
        if (depth === 0) {
          at++
          return
        }
      } else if (sign === ',') canStartValue = true
      else if (sign === ':') canStartValue = isAfterQuoted || /^\s?$/.test(yaml.charAt(at + 1))
      else if (canStartValue && skip(tagOrAnchor)) at--
      else {
        canStartValue = false
        isAfterQuoted = false
      }
    }
    unclosed ??= { at: start, cause: 'a bracket is not closed' }
  }

  /** Skips the lines of a block scalar. Nothing in them is markup. */
  const skipBlockScalar = (digit: string): void => {
    let indent = digit === '' ? 0 : parent + Number(digit)
    for (at = endOfLine(at) + 1; at < yaml.length; at = endOfLine(at) + 1) {
      const column = (matchAt(spaces, at)?.[0] ?? '').length
      if (/^\n?$/.test(yaml.charAt(at + column))) continue
      if (column < indent || column <= parent) return
      indent ||= column
    }
  }

  const skipLine = (): void => {
    const start = at
    skip(spaces)
    const isContinued = at - start > openParent
    if (isContinued || matchAt(blankLineOrComment, at)) {
      at = endOfLine(at) + 1
      return
    }
    // A value on a line of its own belongs to the key above.
    parent = Math.min(parent, at - start - 1)
    openParent = Number.POSITIVE_INFINITY
    for (;;) {
      skip(blanks)
      const column = at - start
      const sign = yaml.charAt(at)
      const header = matchAt(blockScalarHeader, at)
      if (header) {
        skipBlockScalar(header[1] ?? '')
        return
      }
      if (skip(tagOrAnchor)) continue
      if (skip(indicator)) {
        parent = column
        continue
      }
      if (sign === '' || sign === '\n' || sign === '#') break
      if (isQuote(sign)) skipQuoted(sign)
      else if (sign === '[' || sign === '{') skipBrackets()
      else {
        at = matchAt(unquotedEnd, at)?.index ?? yaml.length
        if (parent >= 0 && /^\n?$/.test(yaml.charAt(at))) openParent = parent
      }
      if (!skip(keyEnd)) break
      parent = column
    }
    at = endOfLine(at) + 1
  }

  while (at < yaml.length) skipLine()
  const text = parts.join('') + yaml.slice(copied)
  if (unclosed === undefined) return { text, unclosed }
  const line = yaml.slice(0, unclosed.at).split('\n').length
  return { text, unclosed: { line, cause: unclosed.cause } }
}
