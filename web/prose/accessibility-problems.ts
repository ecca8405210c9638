import { type MarkdownNode, visitMarkdownNodes } from './markdown-node.ts'
import { parseMarkdown } from './parse.ts'

/**
 * An accessibility problem of Markdown: an image without alternative text, a link without URL or text, a
 * skipped heading level.
 */
export interface AccessibilityProblem {
  readonly kind: 'picture' | 'link' | 'heading'
  readonly line: number
}

const hasText = (node: MarkdownNode): boolean => {
  let isSaid = false
  visitMarkdownNodes(node, ({ value = '', alt }) => {
    isSaid ||= value.trim() !== '' || (alt ?? '').trim() !== ''
  })
  return isSaid
}

const isPicture = ({ type }: MarkdownNode) => type === 'image' || type === 'imageReference'

const problemOf = (node: MarkdownNode, level: number): AccessibilityProblem['kind'] | null => {
  if (isPicture(node)) return (node.alt ?? '').trim() === '' ? 'picture' : null
  const leadsNowhere = node.type === 'link' && (node.url ?? '').trim() === ''
  const isLink = node.type === 'link' || node.type === 'linkReference'
  if (isLink) return leadsNowhere || !hasText(node) ? 'link' : null
  return node.type === 'heading' && level > 0 && (node.depth ?? 1) > level + 1 ? 'heading' : null
}

/** Finds accessibility problems in Markdown, from top to bottom. */
export const findAccessibilityProblems = (markdown: string): AccessibilityProblem[] => {
  const root = parseMarkdown(markdown)
  if (root === null) return []
  const nodes: MarkdownNode[] = []
  visitMarkdownNodes(root, (node) => nodes.push(node))
  const startOf = ({ position }: MarkdownNode) => position?.start.offset ?? 0
  let level = 0
  let line = 1
  let counted = 0
  // Line breaks are counted from the previous node on. Counting from the start would take quadratic time.
  const lineOf = (node: MarkdownNode): number => {
    for (; counted < startOf(node); counted++) if (markdown[counted] === '\n') line++
    return line
  }
  return nodes
    .toSorted((one, other) => startOf(one) - startOf(other))
    .flatMap((node) => {
      const kind = problemOf(node, level)
      if (node.type === 'heading') level = node.depth ?? 1
      return kind ? [{ kind, line: lineOf(node) }] : []
    })
}
