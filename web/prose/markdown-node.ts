/** Properties of Markdown syntax nodes (mdast) that `web/prose` uses. */
export interface MarkdownNode {
  type: string
  value?: string
  depth?: number
  alt?: string | null
  url?: string
  identifier?: string
  spread?: boolean | null
  align?: readonly unknown[] | null
  children?: MarkdownNode[]
  data?: object | undefined
  position?: { start: { offset?: number }; end: { offset?: number } } | undefined
}

/** Calls `look` for every node, parents first. Avoids recursion because trees may be deep. */
export const visitMarkdownNodes = (
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
