import { maskCode } from './code.ts'
import { findElementEnds, type HtmlTag, listHtmlTags } from './html-tags.ts'
import { splitAtPreformatted } from './preformatted.ts'

const blockElement =
  /^(?:address|article|aside|blockquote|center|d[dlt]|details|dialog|div|fieldset|figcaption|figure|footer|form|h[1-6]|header|hgroup|li|main|menu|nav|[ou]l|p|pre|section|summary|table|tbody|t[dhr]|tfoot|thead|[a-z]+-[\w-]+)$/
const optionalEnd = /^(?:d[dt]|li|p|tbody|t[dhr]|tfoot|thead)$/

const listItem = /[-*+] |\d{1,9}[.)] /y
const tagLine = /^[ \t]*<[a-z/!]/i
/** Attribute with which kramdown reads the content of an element as Markdown. */
const markdownAttribute = /\smarkdown\s{0,9}=\s{0,9}["']?(?:1|block|span|true)\b/i
/** Markdown that kramdown shows as typed within an element, although it is not meant so. */
const markdownSign = /^ {0,3}(?:#{1,6} |[-*+] |\d{1,3}[.)] |> |```|~~~)|\]\(|\*\*/m

/** Character that marks blank lines of preformatted text, because blank lines end HTML in Markdown. */
const blankLine = '\ue002'
/** Character that replaces line breaks of preformatted text, so that its indentation stays. */
const lineBreak = '\ue003'

/** Element to convert as a whole, or the indentation of a single tag. */
interface Part {
  readonly start: number
  readonly end: number
  readonly isElement: boolean
}

/** Follows the lines of a text up to a position. */
const createLineFollower = (text: string) => {
  const indentation = /[ \t]*/y
  const line = { start: 0, indentEnd: 0, end: -1, isInList: false }
  return (at: number) => {
    while (line.end < at && line.end < text.length) {
      line.start = line.end + 1
      indentation.lastIndex = line.start
      indentation.test(text)
      line.indentEnd = indentation.lastIndex
      const end = text.indexOf('\n', line.start)
      line.end = end < 0 ? text.length : end
      const column = line.indentEnd - line.start
      listItem.lastIndex = line.indentEnd
      if (column <= 3 && listItem.test(text)) line.isInList = true
      else if (column === 0 && line.end > line.start) line.isInList = false
    }
    return line
  }
}

/**
 * Lists the outermost block elements with blank lines in them, and the indentation of tags after an element
 * that has no end. Elsewhere an indented tag is code.
 */
const listParts = (masked: string, tags: readonly HtmlTag[]): Part[] => {
  const ends = findElementEnds(tags)
  const lineAt = createLineFollower(masked)
  const parts: Part[] = []
  let until = 0
  let isAfterUnclosed = false
  for (const tag of tags) {
    if (tag.start < until || !blockElement.test(tag.name)) continue
    const { start, indentEnd, isInList } = lineAt(tag.start)
    const end = ends.get(tag)
    if (indentEnd === tag.start) {
      const isCode = /\t| {4}/.test(masked.slice(start, indentEnd)) && !isInList
      if (end !== undefined && (!isCode || isAfterUnclosed)) {
        until = end
        const isElement = /\n[ \t]*\n/.test(masked.slice(tag.start, end))
        parts.push({ start, end: isElement ? end : tag.start, isElement })
      } else if (isCode && isAfterUnclosed) parts.push({ start, end: tag.start, isElement: false })
    }
    if (!tag.isEnd && end === undefined && !optionalEnd.test(tag.name)) isAfterUnclosed = true
  }
  return parts
}

/** Replaces the line breaks of preformatted text where `masked` has it. */
const hideLineBreaks = (text: string, masked: string): string => {
  let from = 0
  const parts = splitAtPreformatted(masked).map(({ length }, at) => {
    const part = text.slice(from, from + length)
    from += length
    return at % 2 === 1 ? part.replaceAll('\n', lineBreak) : part
  })
  return parts.join('')
}

const restoreLineBreaks = (text: string): string =>
  text
    .replaceAll(new RegExp(`${lineBreak}(?=[ \\t]*${lineBreak})`, 'g'), `\n${blankLine}`)
    .replaceAll(lineBreak, '\n')

/** Limits the length of the output. */
const maxIndent = 40

const indentOf = (line: string): number => line.length - line.trimStart().length

/** Aligns tags with the first line, and removes the indentation that all lines between two tags share. */
const unindent = (element: string, masked: string): string => {
  const lines = element.split('\n')
  const isTag = masked.split('\n').map((line) => tagLine.test(line))
  const base = ' '.repeat(Math.min(indentOf(lines[0] ?? ''), maxIndent))
  const unindented: string[] = []
  for (let from = 0, to = 0; from < lines.length; from = to) {
    to = from + 1
    while (isTag[from] === false && isTag[to] === false) to++
    const run = lines.slice(from, to)
    const shared = run.reduce(
      (least, line) => (line.trim() === '' ? least : Math.min(least, indentOf(line))),
      Number.POSITIVE_INFINITY,
    )
    for (const line of run) unindented.push(line.trim() && base + line.slice(shared))
  }
  return unindented.join('\n')
}

export interface TextWithHtmlBlocks {
  readonly text: string
  /** Ranges of elements. Everything that begins within one belongs together. */
  readonly elements: readonly (readonly [start: number, end: number])[]
}

/**
 * Prepares HTML with blank lines, which Markdown would end there and then read as code. kramdown keeps an
 * element together and reads no Markdown in it, unless an attribute requests that.
 */
export const keepHtmlTogether = (text: string, isKramdown: boolean): TextWithHtmlBlocks => {
  const masked = maskCode(text)
  const elements: [number, number][] = []
  let prepared = ''
  let copied = 0
  for (const { start, end, isElement } of listParts(masked, listHtmlTags(masked))) {
    prepared += text.slice(copied, start)
    copied = end
    if (!isElement) continue
    const code = masked.slice(start, end)
    const element = hideLineBreaks(text.slice(start, end), code)
    const hasMarkdown = !isKramdown || markdownAttribute.test(code) || markdownSign.test(element)
    const from = prepared.length
    // Without blank lines, Markdown reads an element as one piece of HTML.
    const together = hasMarkdown
      ? unindent(element, hideLineBreaks(code, code))
      : element.replaceAll(/\n(?:[ \t]*\n)+/g, '\n')
    prepared += restoreLineBreaks(together)
    elements.push([from, prepared.length])
    // Markdown continues HTML until the next blank line.
    if (/^[ \t]*\n {0,3}\S/.test(text.slice(end, end + 200))) prepared += '\n'
  }
  return { text: prepared + text.slice(copied), elements }
}

export const restoreBlankLines = (text: string): string => text.replaceAll(blankLine, '')
