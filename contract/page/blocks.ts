import { isFigureLine, replaceFiguresWithCaptions } from '#contract/figure/figure-line.ts'
import { readAttributes } from '#contract/text/attributes.ts'
import { createCodeReader } from '#contract/text/code-lines.ts'

/** What blocks of a page there are, and what can be said of each. */
export const blockAttributes = {
  people: ['team'],
  publications: ['year', 'type', 'person', 'project', 'topic', 'q', 'limit'],
  projects: ['category', 'limit'],
  position: ['until', 'apply'],
  contact: [],
  address: [],
  question: [],
  figure: ['picture', 'alt', 'caption'],
  film: ['address', 'title'],
  embed: ['address', 'title'],
} as const satisfies Record<string, readonly string[]>

export type BlockName = keyof typeof blockAttributes

/** A block as it was written. */
export interface Block {
  readonly name: string
  /** What is written behind its name besides `name="value"`. */
  readonly label: string
  readonly attributes: Readonly<Record<string, string>>
  /** The Markdown between its first line and the one that closes it. */
  readonly content: string
  /** Whether the line that closes it is missing; what follows is no part of it then. */
  readonly isOpen?: true
}

/** A piece of a page: Markdown, or a block. */
export type PagePart = string | Block

/** Whether there is such a block. */
export const isBlockName = (name: string): name is BlockName => Object.hasOwn(blockAttributes, name)

const firstLine = /^(:{2,3})([a-z]+)(?:[ \t]+(.*))?$/
const lastLine = /^:::[ \t]*$/

/** The name of the block that a line begins, known or not; null for all others, and for figures, which stand in every text. */
export const blockNameIn = (line: string): string | null =>
  isFigureLine(line) ? null : (firstLine.exec(line.trimEnd())?.[2] ?? null)

const blockOf = (name: string, rest: string, content: string): Block => {
  const { attributes, words } = readAttributes(rest)
  return { name, label: words, attributes: Object.fromEntries(attributes), content }
}

/** Where a block of several lines ends; one that another follows before that, or none, is left open. */
const closingLine = (lines: readonly string[], first: number): number | null => {
  const isCode = createCodeReader()
  for (let at = first + 1; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (isCode(line)) continue
    if (lastLine.test(line)) return at
    if (line.startsWith(':::') && firstLine.test(line.trimEnd())) return null
  }
  return null
}

/**
 * A text cut into Markdown and blocks. `::name key="value"` on a line of its own is a block; `:::name …` begins one
 * that holds all up to a line `:::`. Nothing is a block within a code block.
 */
export const readParts = (text: string): PagePart[] => {
  const parts: PagePart[] = []
  let prose: string[] = []
  const isCode = createCodeReader()
  const lines = text.split(/\r?\n/)
  const end = () => {
    const markdown = prose.join('\n').trim()
    if (markdown !== '') parts.push(markdown)
    prose = []
  }
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    // A figure that one can touch may stand in every text, and stays a line of it.
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

/** A text without the signs of its blocks: what is written in them stays. */
export const withoutBlocks = (text: string): string =>
  text.includes('::')
    ? readParts(text)
        .map((part) => {
          if (typeof part === 'string') return replaceFiguresWithCaptions(part)
          const { caption = '', title = '' } = part.attributes
          return [part.label, caption, title, part.content].filter(Boolean).join('\n\n')
        })
        .join('\n\n')
    : text
