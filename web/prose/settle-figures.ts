import { type FigureBlock, readFigure } from '#contract/figure/figure-line.ts'
import { toProperties } from '#web/ui/figure/figure-data.ts'
import type { Element } from './hast.ts'
import { type MarkdownNode, visit } from './markdown-node.ts'

const element = (tagName: string, properties: Element['properties'], text?: string): Element => ({
  type: 'element',
  tagName,
  properties,
  children: text === undefined ? [] : [{ type: 'text', value: text }],
})

const nodeOf = ({ address, still, alt, caption, more }: FigureBlock): MarkdownNode => ({
  type: 'figure',
  // Plain-text readers use `alt`.
  alt: caption,
  data: {
    hName: 'figure',
    hProperties: toProperties({ address, ...more }),
    hChildren: [
      element('img', { src: still, alt }),
      ...(caption ? [element('figcaption', {}, caption)] : []),
    ],
  },
})

/** Replaces figure lines with figures. Drops lines without a valid figure of this site. */
export const settleFigures = (root: MarkdownNode): void =>
  visit(root, (node) => {
    if (!node.children?.some(({ type }) => type === 'figureLine')) return
    node.children = node.children.flatMap((child) => {
      if (child.type !== 'figureLine') return [child]
      const figure = readFigure(child.value ?? '')
      return figure ? [nodeOf(figure)] : []
    })
  })
