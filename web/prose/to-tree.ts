import { figureAttributeOf } from '#web/ui/figure/figure-data.ts'
import type { ProseAttributes, ProseNode, ProseTree } from '#web/ui/markdown/prose-tree.ts'
import type { HastContent, HastProperties } from './hast.ts'

const names: Readonly<Record<string, string>> = {
  // HTML5 has no `align` attribute on table cells, so a data attribute is styled instead.
  align: 'data-align',
  ariaDescribedBy: 'aria-describedby',
  ariaLabel: 'aria-label',
  dataFootnoteRef: 'data-footnote-ref',
  dataFootnoteBackref: 'data-footnote-backref',
  dataFootnotes: 'data-footnotes',
}

const plain = (value: HastProperties[string]) => (Array.isArray(value) ? value.join(' ') : value)

const attributesOf = (properties: HastProperties): ProseAttributes =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, given]) => {
      const value = plain(given)
      return value === undefined || value === null
        ? []
        : [[figureAttributeOf(name) ?? names[name] ?? name, value]]
    }),
  )

// Elements in which line breaks between the children are invisible, so that they can be dropped.
const blocks = ['', 'blockquote', 'ol', 'section', 'table', 'tbody', 'thead', 'tr', 'ul']

/** Converts sanitised HTML nodes to serialisable data with React's attribute names. */
export const hastToProse = (nodes: readonly HastContent[], parent = ''): ProseTree =>
  nodes.flatMap((node): ProseNode[] => {
    if (node.type === 'text')
      return node.value === '\n' && blocks.includes(parent) ? [] : [node.value]
    if (node.type !== 'element') return []
    const attributes = attributesOf(node.properties)
    const content = hastToProse(node.children, node.tagName)
    return [
      {
        tag: node.tagName,
        ...(Object.keys(attributes).length > 0 && { attributes }),
        ...(content.length > 0 && { content }),
      },
    ]
  })
