/** A piece of parsed Markdown, as far as this feature looks at it. */
export interface MarkdownNode {
  type: string
  value?: string
  /** The level of a heading. */
  depth?: number
  alt?: string | null
  url?: string
  identifier?: string
  /** Whether there are empty lines within a list or an item. */
  spread?: boolean | null
  align?: readonly unknown[] | null
  children?: MarkdownNode[]
  data?: object | undefined
  position?: { start: { offset?: number }; end: { offset?: number } } | undefined
}

/** Calls back for every node, parents first, without recursion: a tree may be deep. */
export const visit = (
  root: MarkdownNode,
  look: (node: MarkdownNode, depth: number, parent: MarkdownNode | null) => void,
): void => {
  const waiting: [MarkdownNode, number, MarkdownNode | null][] = [[root, 0, null]]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [node, depth, parent] = next
    look(node, depth, parent)
    for (const child of node.children ?? []) waiting.push([child, depth + 1, node])
  }
}
