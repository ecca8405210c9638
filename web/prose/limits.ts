import { type MarkdownNode, visit } from './markdown-node.ts'

/** The longest text that is read as Markdown; the contract allows no longer one. */
const mostCharacters = 200_000
const mostNodes = 60_000
const mostCells = 20_000
const mostLayers = 60

// Containers in containers, and long runs of one sign, cost the parser the square of their length.
const deepLine = /^(?:[ \t]*(?:>|[-+*]|\d{1,9}[.)])){24}/m
const longRun = /([*_~])\1{999}/
const manySigns = /(?:[^\n[]{0,3}\[){400}|(?:[^\n*_~]{0,3}[*_~]){1200}/

/** Whether a text can be parsed in reasonable time, as far as one can tell by looking. */
export const isReadable = (markdown: string): boolean =>
  markdown.length <= mostCharacters &&
  !deepLine.test(markdown) &&
  !longRun.test(markdown) &&
  !manySigns.test(markdown)

/** Whether what was parsed is of a size that can be shown: no tricks that make much out of little. */
export const isModest = (root: MarkdownNode, source: string): boolean => {
  const addresses = new Map<string, number>()
  visit(root, ({ type, identifier = '', url = '' }) => {
    if (type === 'definition') addresses.set(identifier, url.length)
  })
  let nodes = 0
  let cells = 0
  let repeated = 0
  let deepest = 0
  visit(root, ({ type, align, children, identifier = '' }, depth) => {
    nodes++
    deepest = Math.max(deepest, depth)
    if (type === 'table') cells += (align?.length ?? 0) * (children?.length ?? 0)
    if (type.endsWith('Reference')) repeated += addresses.get(identifier) ?? 0
  })
  const isRepetitive = repeated > source.length + 10_000
  return nodes <= mostNodes && cells <= mostCells && deepest <= mostLayers && !isRepetitive
}
