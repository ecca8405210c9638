import type { MarkdownNode } from './markdown-node.ts'
import { parseMarkdown } from './parse.ts'

// Number of characters to convert by default, which is more than descriptions and search results
// need.
const usualLength = 2_000

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

/** Returns the text of the first `length` characters of Markdown, in one line. */
export const proseToPlainText = (markdown: string, length = usualLength): string =>
  strip(markdown.slice(0, length)).replaceAll(/\s+/g, ' ').trim()
