/** The formats that a pasted text can hold, side by side. */
export type Format = 'bibtex' | 'ris' | 'nbib' | 'csl' | 'words'

/** A run of lines in one format. */
export interface Segment {
  readonly format: Format
  readonly line: number
  readonly text: string
}

const risStart = /^\s*TY {1,2}-/

const starts: readonly (readonly [RegExp, Format])[] = [
  [/^\s*@[ \t]*[a-z]+[ \t]*[{(]/i, 'bibtex'],
  [risStart, 'ris'],
  [/^\s*PMID-/, 'nbib'],
  [/^\s*[[{]\s*(?:$|[{"])/, 'csl'],
]

const inParentheses = /^\s*@[ \t]*[a-z]+[ \t]*\(/i

/** The lines that programs write into BibTeX files about themselves. */
const comment = /^\s*%/

const depthOf = (line: string, open: string, close: string): number =>
  line.split(open).length - line.split(close).length

/** How many brackets of its own a line of this format leaves open. */
const opened = (format: Format, line: string): number => {
  if (format === 'bibtex') return depthOf(line.replaceAll(/\\[{}]/g, ''), '{', '}')
  if (format !== 'csl') return 0
  return openedInJson(line)
}

const openedInJson = (line: string): number => {
  let depth = 0
  let isText = false
  for (let at = 0; at < line.length; at++) {
    const sign = line.charAt(at)
    if (isText && sign === '\\') at++
    else if (sign === '"') isText = !isText
    else if (isText) continue
    else if (sign === '{' || sign === '[') depth++
    else if (sign === '}' || sign === ']') depth--
  }
  return depth
}

const field = /^\s*[a-z][\w-]*\s*=\s*["{\w]/i

/** Whether a line that begins nothing still belongs to what stands before it. */
const goesOn = (format: Format, depth: number, line: string): boolean => {
  if (format === 'words') return true
  if (format === 'ris' || format === 'nbib') {
    return line.trim() === '' || /^(?:[A-Z][A-Z0-9]{1,3} {0,2}-|\s)/.test(line)
  }
  if (depth > 0 || line.trim() === '' || /^\s*[)}\],]/.test(line)) return true
  // An entry whose brackets closed too early goes on with its fields.
  return format === 'bibtex' && field.test(line)
}

/**
 * The lines from the first of a record of RIS to its last. Whatever stands there belongs to it, also paragraphs at the
 * margin; a record that has no last line ends where its tags do.
 */
const recordLines = (lines: readonly string[]): ReadonlySet<number> => {
  const within = new Set<number>()
  let end: number | undefined
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at] ?? ''
    if (/^ER {1,2}-\s*$/.test(line)) end = at
    else if (starts.some(([shape]) => shape.test(line))) {
      if (end !== undefined && risStart.test(line))
        for (let n = at + 1; n <= end; n++) within.add(n)
      end = undefined
    }
  }
  return within
}

/** A text without the front matter that sites of Jekyll and Hugo begin with; its lines are blank. */
const withoutFrontMatter = (lines: string[]): string[] => {
  const [first = '', ...more] = lines
  if (!/^---\s*$/.test(first)) return lines
  const end = more.findIndex((line) => /^---\s*$/.test(line))
  const isMatter = more
    .slice(0, Math.max(0, end))
    .every((line) => line.trim() === '' || /^(?:\s*#|\s*[\w-]+:|\s*- )/.test(line))
  return end >= 0 && isMatter ? lines.map((line, at) => (at <= end + 1 ? '' : line)) : lines
}

/** Lines that only part what stands before them from what follows. */
const separator = /^\s*(?:[-–—=_*~#+]\s{0,3}){3,}$/

/** Cuts a text into runs of one format each: people paste what they have, in one go. */
export const segmentsOf = (text: string): Segment[] => {
  const segments: { format: Format; line: number; lines: string[] }[] = []
  let depth = 0
  let isInParentheses = false
  const lines = withoutFrontMatter(text.split(/\r\n|\r|\n/))
  const records = recordLines(lines)
  for (const [index, written] of lines.entries()) {
    const isBetween = depth === 0 && !records.has(index)
    const line = isBetween && (comment.test(written) || separator.test(written)) ? '' : written
    const current = segments.at(-1)
    const started = starts.find(([shape]) => shape.test(line))?.[1]
    // Within an open list of JSON nothing else begins; a new `@entry{` ends a broken one before it.
    const isInside = current?.format === 'csl' && depth > 0
    const format = isInside
      ? 'csl'
      : records.has(index)
        ? 'ris'
        : (started ?? (current && goesOn(current.format, depth, line) ? current.format : 'words'))
    if (current && current.format === format) current.lines.push(line)
    else {
      segments.push({ format, line: index + 1, lines: [line] })
      depth = 0
    }
    if (started === 'bibtex' && !isInside) {
      isInParentheses = inParentheses.test(line)
      depth = isInParentheses ? 1 : 0
    }
    depth += opened(format, line)
    if (isInParentheses && depth === 1 && /\)\s*$/.test(line)) {
      isInParentheses = false
      depth = 0
    }
  }
  return segments
    .map(({ format, line, lines }) => ({ format, line, text: lines.join('\n') }))
    .filter((segment) => segment.text.trim() !== '')
}
