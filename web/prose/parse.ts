import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { liftBlockFormulas } from './block-formulas.ts'
import { figureLineCompiler, figureLineSyntax } from './figure-syntax.ts'
import type { MarkdownNode } from './markdown-node.ts'
import { visitMarkdownNodes } from './markdown-node.ts'
import { isQuickToParse, isSmallEnoughToRender } from './parse-limits.ts'
import { replaceFigureLines } from './replace-figure-lines.ts'

const parser = unified()
  .data({ micromarkExtensions: [figureLineSyntax], fromMarkdownExtensions: [figureLineCompiler] })
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkMath)
  .freeze()

const maxFormulas = 400
const longestFormula = 4_000

const sourceOf = ({ position }: MarkdownNode, source: string): string =>
  source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0)

// Whether a formula is really two amounts, as in “costs $5 and $6”: a dollar sign does not touch the content,
// or a digit follows it.
const isMoney = (node: MarkdownNode, source: string): boolean => {
  const raw = sourceOf(node, source)
  const after = source.charAt(node.position?.end.offset ?? source.length)
  return !raw.startsWith('$$') && (/^\$\s|\s\$$/.test(raw) || /\d/.test(after))
}

const settleFormulas = (root: MarkdownNode, source: string): void => {
  let formulas = 0
  visitMarkdownNodes(root, (node) => {
    const isInline = node.type === 'inlineMath'
    if (!isInline && node.type !== 'math') return
    if (isInline && isMoney(node, source)) {
      Object.assign(node, { type: 'text', value: sourceOf(node, source), data: undefined })
    } else if (++formulas > maxFormulas || (node.value ?? '').length > longestFormula) {
      Object.assign(node, { type: isInline ? 'inlineCode' : 'code', data: undefined })
    }
  })
}

/** Parses Markdown. Returns null if it is too complicated to parse or render. */
export const parseMarkdown = (markdown: string) => {
  if (!isQuickToParse(markdown)) return null
  const root = parser.parse(markdown)
  if (!isSmallEnoughToRender(root, markdown)) return null
  replaceFigureLines(root)
  liftBlockFormulas(root, markdown)
  settleFormulas(root, markdown)
  return root
}
