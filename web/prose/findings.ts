import { type MarkdownNode, visit } from './markdown-node.ts'
import { parseMarkdown } from './parse.ts'

/** Something in a text that some readers will miss: a picture without words, a link that leads nowhere or says nothing, a heading two levels down. */
export interface Finding {
  readonly kind: 'picture' | 'link' | 'heading'
  readonly line: number
}

const saysSomething = (node: MarkdownNode): boolean => {
  let isSaid = false
  visit(node, ({ value = '', alt }) => {
    isSaid ||= value.trim() !== '' || (alt ?? '').trim() !== ''
  })
  return isSaid
}

const isPicture = ({ type }: MarkdownNode) => type === 'image' || type === 'imageReference'

/** What is wrong with one node; a heading is measured against the one before it. */
const wrongWith = (node: MarkdownNode, level: number): Finding['kind'] | null => {
  if (isPicture(node)) return (node.alt ?? '').trim() === '' ? 'picture' : null
  const leadsNowhere = node.type === 'link' && (node.url ?? '').trim() === ''
  const isLink = node.type === 'link' || node.type === 'linkReference'
  if (isLink) return leadsNowhere || !saysSomething(node) ? 'link' : null
  return node.type === 'heading' && level > 0 && (node.depth ?? 1) > level + 1 ? 'heading' : null
}

/** What an editor may want to mend in a text before it is published, from top to bottom. */
export const findingsIn = (markdown: string): Finding[] => {
  const root = parseMarkdown(markdown)
  if (root === null) return []
  const nodes: MarkdownNode[] = []
  visit(root, (node) => nodes.push(node))
  const startOf = ({ position }: MarkdownNode) => position?.start.offset ?? 0
  let level = 0
  let line = 1
  let counted = 0
  // Counted on from where the last was: from the beginning each time would take the square.
  const lineOf = (node: MarkdownNode): number => {
    for (; counted < startOf(node); counted++) if (markdown[counted] === '\n') line++
    return line
  }
  return nodes
    .toSorted((one, other) => startOf(one) - startOf(other))
    .flatMap((node) => {
      const kind = wrongWith(node, level)
      if (node.type === 'heading') level = node.depth ?? 1
      return kind ? [{ kind, line: lineOf(node) }] : []
    })
}
