import { findTooComplexLine } from '#contract/text/markdown-load.ts'
import { type MarkdownNode, visitMarkdownNodes } from './markdown-node.ts'

/** Maximum length of a text that is parsed. Equal to the API's limit for texts. */
const maxCharacters = 200_000
const maxNodes = 60_000
const maxCells = 20_000
const maxLayers = 60

/** Whether Markdown can be parsed in reasonable time, judged by its source. */
export const isQuickToParse = (markdown: string): boolean =>
  markdown.length <= maxCharacters && findTooComplexLine(markdown) === 0

/** Whether the parsed tree is small enough to render. Short texts can expand to huge trees. */
export const isSmallEnoughToRender = (root: MarkdownNode, source: string): boolean => {
  const addresses = new Map<string, number>()
  visitMarkdownNodes(root, ({ type, identifier = '', url = '' }) => {
    if (type === 'definition') addresses.set(identifier, url.length)
  })
  let nodes = 0
  let cells = 0
  let repeated = 0
  let deepest = 0
  visitMarkdownNodes(root, ({ type, align, children, identifier = '' }, depth) => {
    nodes++
    deepest = Math.max(deepest, depth)
    if (type === 'table') cells += (align?.length ?? 0) * (children?.length ?? 0)
    if (type.endsWith('Reference')) repeated += addresses.get(identifier) ?? 0
  })
  const isRepetitive = repeated > source.length + 10_000
  return nodes <= maxNodes && cells <= maxCells && deepest <= maxLayers && !isRepetitive
}
