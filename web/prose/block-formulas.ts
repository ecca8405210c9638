import { type MarkdownNode, visitMarkdownNodes } from './markdown-node.ts'

const sourceOf = ({ position }: MarkdownNode, source: string): string =>
  source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0)

const endsLine = (before: MarkdownNode | undefined): boolean =>
  before === undefined || before.type === 'break' || /\n[ \t]*$/.test(before.value ?? '')
const beginsLine = (after: MarkdownNode | undefined): boolean =>
  after === undefined || after.type === 'break' || /^[ \t]*\n/.test(after.value ?? '')

const isSaid = ({ type, value }: MarkdownNode): boolean =>
  type !== 'break' && (type !== 'text' || value?.trim() !== '')

const onItsOwn = (value: string): MarkdownNode => {
  const properties = { className: ['language-math', 'math-display'] }
  const children = [{ type: 'text', value }]
  const code = { type: 'element', tagName: 'code', properties, children }
  return { type: 'math', value, data: { hName: 'pre', hChildren: [code] } }
}

const split = (paragraph: MarkdownNode, source: string): MarkdownNode[] => {
  const { children = [] } = paragraph
  const isLone = (node: MarkdownNode, at: number): boolean =>
    node.type === 'inlineMath' &&
    sourceOf(node, source).startsWith('$$') &&
    endsLine(children[at - 1]) &&
    beginsLine(children[at + 1])
  const lone = children.flatMap((node, at) => (isLone(node, at) ? [at] : []))
  if (lone.length === 0) return [paragraph]
  const words = (from: number, to?: number): MarkdownNode[] => {
    const part = children.slice(from, to)
    return part.some(isSaid) ? [{ ...paragraph, children: part }] : []
  }
  return [
    ...words(0, lone[0]),
    ...lone.flatMap((at, nth) => [
      onItsOwn(children[at]?.value ?? ''),
      ...words(at + 1, lone[nth + 1]),
    ]),
  ]
}

/** Turns `$$` formulas on lines of their own into block formulas. */
export const liftBlockFormulas = (root: MarkdownNode, source: string): void =>
  visitMarkdownNodes(root, (node) => {
    if (!node.children?.some(({ type }) => type === 'paragraph')) return
    node.children = node.children.flatMap((child) =>
      child.type === 'paragraph' ? split(child, source) : [child],
    )
  })
