import { isFigureLine, replaceFiguresWithCaptions } from '#contract/figure/figure-line.ts'
import { parseAttributes } from '#contract/text/attributes.ts'
import { createCodeLineDetector } from '#contract/text/code-lines.ts'

export const pageBlockAttributes = {
  people: ['team'],
  publications: ['year', 'type', 'person', 'project', 'topic', 'q', 'limit'],
  projects: ['category', 'limit'],
  news: ['limit'],
  list: ['collection', 'person', 'project', 'look', 'limit'],
  position: ['until', 'apply'],
  contact: [],
  address: [],
  question: [],
  figure: ['picture', 'alt', 'caption'],
  film: ['address', 'title'],
  embed: ['address', 'title'],
} as const satisfies Record<string, readonly string[]>

/** Looks of a list of items, which are those of collections. */
export const listLooks = ['cards', 'rows', 'years'] as const

export type PageBlockName = keyof typeof pageBlockAttributes

export interface PageBlock {
  readonly name: string
  /** Rest of the block's first line without name and attributes. */
  readonly label: string
  readonly attributes: Readonly<Record<string, string>>
  /** Markdown between the first and the closing line. */
  readonly content: string
  /** True if the closing line is missing. Then the following text is not part of the block. */
  readonly isOpen?: true
}

export type PagePart = string | PageBlock

export const isPageBlockName = (name: string): name is PageBlockName =>
  Object.hasOwn(pageBlockAttributes, name)

const firstLine = /^(:{2,3})([a-z]+)(?:[ \t]+(.*))?$/
const lastLine = /^:::[ \t]*$/

/**
 * Returns the name of the block, known or unknown, that begins on a line. Returns null for other
 * lines and for figures, which are allowed in all texts.
 */
export const pageBlockNameOfLine = (line: string): string | null =>
  isFigureLine(line) ? null : (firstLine.exec(line.trimEnd())?.[2] ?? null)

const blockOf = (name: string, rest: string, content: string): PageBlock => {
  const { attributes, words } = parseAttributes(rest)
  return { name, label: words, attributes: Object.fromEntries(attributes), content }
}

/**
 * Returns the index of the closing line, or null if the text ends or another block begins before.
 */
const closingLine = (lines: readonly string[], first: number): number | null => {
  const isCode = createCodeLineDetector()
  for (let at = first + 1; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (isCode(line)) continue
    if (lastLine.test(line)) return at
    if (line.startsWith(':::') && firstLine.test(line.trimEnd())) return null
  }
  return null
}

/**
 * Splits a text into Markdown and blocks. `::name key="value"` on its own line is a block, and
 * `:::name …` begins a block that ends with the line `:::`. Code blocks contain no blocks.
 */
export const splitIntoPageParts = (text: string): PagePart[] => {
  const parts: PagePart[] = []
  let prose: string[] = []
  const isCode = createCodeLineDetector()
  const lines = text.split(/\r?\n/)
  const end = () => {
    const markdown = prose.join('\n').trim()
    if (markdown !== '') parts.push(markdown)
    prose = []
  }
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    // Interactive figures are allowed in all texts and remain part of the Markdown.
    const isProse = isCode(line) || isFigureLine(line)
    const [, signs, name, rest = ''] = (isProse ? null : firstLine.exec(line.trimEnd())) ?? []
    if (name === undefined) {
      prose.push(line)
      continue
    }
    end()
    const close = signs === ':::' ? closingLine(lines, at) : at
    const last = close ?? at
    const content = lines
      .slice(at + 1, last)
      .join('\n')
      .trim()
    parts.push({ ...blockOf(name, rest, content), ...(close === null && { isOpen: true }) })
    at = last
  }
  end()
  return parts
}

/** Removes the lines that begin and end blocks. Keeps the content of the blocks. */
export const removePageBlocks = (text: string): string =>
  text.includes('::')
    ? splitIntoPageParts(text)
        .map((part) => {
          if (typeof part === 'string') return replaceFiguresWithCaptions(part)
          const { caption = '', title = '' } = part.attributes
          return [part.label, caption, title, part.content].filter(Boolean).join('\n\n')
        })
        .join('\n\n')
    : text
