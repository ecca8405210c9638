/** What blocks of a page there are, and what can be said of each. */
export const blockAttributes = {
  people: ['team'],
  publications: ['year', 'type', 'person', 'project', 'topic', 'q', 'limit'],
  projects: ['category', 'limit'],
  contact: [],
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
}

/** A piece of a page: Markdown, or a block. */
export type PagePart = string | Block

/** Whether there is such a block. */
export const isBlockName = (name: string): name is BlockName => Object.hasOwn(blockAttributes, name)

const firstLine = /^(:{2,3})([a-z]+)(?:[ \t]+(.*))?$/
const lastLine = /^:::[ \t]*$/
const fence = /^ {0,3}(```|~~~)/
// Telephones put in curly quotes by themselves.
const attribute = /(?<![a-z])([a-z]+)=["“”„]([^"“”„]*)["“”]/g

const blockOf = (name: string, rest: string, content: string): Block => ({
  name,
  label: rest.replaceAll(attribute, '').trim(),
  attributes: Object.fromEntries(
    Array.from(rest.matchAll(attribute), ([, key = '', value = '']) => [key, value.trim()]),
  ),
  content,
})

/** Where the block ends whose content begins at this line: with the text where nothing ends it. */
const endOf = (lines: readonly string[], from: number): number => {
  let at = from
  while (at < lines.length && !lastLine.test(lines[at] ?? '')) at++
  return at
}

/**
 * A text cut into Markdown and blocks. `::name key="value"` on a line of its own is a block; `:::name …` begins one
 * that holds all up to a line `:::`. Nothing is a block within a code block.
 */
export const readParts = (text: string): PagePart[] => {
  const parts: PagePart[] = []
  let prose: string[] = []
  let isCode = false
  const lines = text.split(/\r?\n/)
  const end = () => {
    const markdown = prose.join('\n').trim()
    if (markdown !== '') parts.push(markdown)
    prose = []
  }
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (fence.test(line)) isCode = !isCode
    const [, signs, name, rest = ''] = (isCode ? null : firstLine.exec(line.trimEnd())) ?? []
    if (name === undefined) {
      prose.push(line)
      continue
    }
    end()
    const last = signs === ':::' ? endOf(lines, at + 1) : at
    parts.push(
      blockOf(
        name,
        rest,
        lines
          .slice(at + 1, last)
          .join('\n')
          .trim(),
      ),
    )
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
          if (typeof part === 'string') return part
          const { caption = '', title = '' } = part.attributes
          return [part.label, caption, title, part.content].filter(Boolean).join('\n\n')
        })
        .join('\n\n')
    : text
