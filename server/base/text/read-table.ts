/** A row of a CSV table. `line` is the number of its first line in the file. */
export interface CsvRow {
  readonly line: number
  readonly cells: readonly string[]
  /** Whether a quote is never closed, so that the row contains the rest of the table. */
  readonly isOpen?: boolean
}

const separators = ['\t', ';', ','] as const
type Separator = (typeof separators)[number]

const separatorOf = (text: string): Separator => {
  const begin = text.search(/\S/)
  const end = text.indexOf('\n', begin)
  const first = text.slice(Math.max(begin, 0), end < 0 ? undefined : end).replaceAll(/"[^"]*"/g, '')
  return separators.find((each) => first.includes(each)) ?? ','
}

/**
 * Parses up to `most` rows of a table that was copied or exported from a spreadsheet. Quoted cells
 * may contain separators and line breaks.
 */
export const parseSpreadsheetTable = (
  source: string,
  most = Number.POSITIVE_INFINITY,
): CsvRow[] => {
  const text = source.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  const separator = separatorOf(text)
  const rows: CsvRow[] = []
  let cells: string[] = []
  let line = 1
  let begin = 1
  let at = 0
  let isOpen = false
  const endRow = () => {
    if (cells.some((cell) => cell !== ''))
      rows.push({ line: begin, cells, ...(isOpen && { isOpen }) })
    cells = []
    begin = line
  }
  const readQuoted = (): string => {
    const parts: string[] = []
    for (let from = at + 1; ; ) {
      const next = text.indexOf('"', from)
      const end = next < 0 ? text.length : next
      isOpen = next < 0
      parts.push(text.slice(from, end))
      if (text[end + 1] !== '"') {
        at = end + 1
        return parts.join('"')
      }
      from = end + 2
    }
  }
  const readPlain = (): string => {
    const from = at
    while (at < text.length && text[at] !== separator && text[at] !== '\n') at++
    return text.slice(from, at)
  }
  while (at < text.length && rows.length < most) {
    // Tolerates spaces before a quote in manually typed tables.
    while (text[at] === ' ') at++
    const quoted = text[at] === '"' ? readQuoted() : ''
    line += quoted.split('\n').length - 1
    cells.push((quoted + readPlain()).trim())
    if (text[at] === '\n') {
      line++
      endRow()
    }
    at++
  }
  endRow()
  return rows
}
