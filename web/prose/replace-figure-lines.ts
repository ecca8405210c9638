import { type FigureMarkdown, parseValidFigureLine } from '#contract/figure/figure-line.ts'
import { toFigureProperties } from '#web/ui/figure/figure-data.ts'
import type { HastElement } from './hast.ts'
import { type MarkdownNode, visitMarkdownNodes } from './markdown-node.ts'

const element = (
  tagName: string,
  properties: HastElement['properties'],
  text?: string,
): HastElement => ({
  type: 'element',
  tagName,
  properties,
  children: text === undefined ? [] : [{ type: 'text', value: text }],
})

const nodeOf = ({ address, still, alt, caption, more }: FigureMarkdown): MarkdownNode => ({
  type: 'figure',
  // Conversion to plain text keeps only `alt`.
  alt: caption,
  data: {
    hName: 'figure',
    hProperties: toFigureProperties({ address, ...more }),
    hChildren: [
      element('img', { src: still, alt }),
      ...(caption ? [element('figcaption', {}, caption)] : []),
    ],
  },
})

/** Replaces figure lines with figures. Drops lines without a valid figure of this site. */
export const replaceFigureLines = (root: MarkdownNode): void =>
  visitMarkdownNodes(root, (node) => {
    if (!node.children?.some(({ type }) => type === 'figureLine')) return
    node.children = node.children.flatMap((child) => {
      if (child.type !== 'figureLine') return [child]
      const figure = parseValidFigureLine(child.value ?? '')
      return figure ? [nodeOf(figure)] : []
    })
  })
