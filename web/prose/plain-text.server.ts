import type { MarkdownNode } from './markdown-node.ts'
import { parseMarkdown } from './parse.ts'

// Plain text is for places where little of it is shown.
const mostCharacters = 2_000

const notShown = new Set(['definition', 'footnoteDefinition', 'footnoteReference', 'thematicBreak'])
const inline = new Set([
  'paragraph',
  'heading',
  'emphasis',
  'strong',
  'delete',
  'link',
  'tableCell',
])

const wordsOf = (node: MarkdownNode): string => {
  if (notShown.has(node.type)) return ''
  if (node.type === 'break') return ' '
  if (node.value !== undefined) return node.value
  if (node.children === undefined) return node.alt ?? ''
  return node.children.map(wordsOf).join(inline.has(node.type) ? '' : ' ')
}

const strip = (markdown: string): string => {
  const root = parseMarkdown(markdown)
  return root ? wordsOf(root) : markdown
}

/** The words of a Markdown text in one line, for places where it is cut to a length. */
export const plainText = (markdown: string): string =>
  strip(markdown.slice(0, mostCharacters)).replaceAll(/\s+/g, ' ').trim()
