import { type FigureBlock, isFigureLine, readFigure } from '#contract/figure/figure-block.ts'
import { toProperties } from '#web/ui/figure/figure-data.ts'
import type { Element } from './hast.ts'
import type { MarkdownNode } from './markdown-node.ts'

const element = (tagName: string, properties: Element['properties'], text?: string): Element => ({
  type: 'element',
  tagName,
  properties,
  children: text === undefined ? [] : [{ type: 'text', value: text }],
})

const nodeOf = ({ address, still, alt, caption, more }: FigureBlock): MarkdownNode => ({
  type: 'figure',
  // For whoever wants the words alone.
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

const lineOf = ({ type, position }: MarkdownNode, source: string): string => {
  if (type !== 'paragraph') return ''
  const raw = source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0)
  return raw.includes('\n') ? '' : raw
}

/** Turns lines that name a figure into one; a line that names none of ours is nothing to readers. */
export const settleFigures = (root: MarkdownNode, source: string): void => {
  root.children = root.children?.flatMap((node) => {
    const line = lineOf(node, source)
    if (!isFigureLine(line)) return [node]
    const figure = readFigure(line)
    return figure ? [nodeOf(figure)] : []
  })
}
