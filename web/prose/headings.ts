import { slugOf } from '#contract/text/slug.ts'
import type { HastContent, HastElement } from './hast.ts'

/** Returns the level of a heading, or 0 for other nodes. */
export const headingLevelOf = (node: HastContent): number =>
  node.type === 'element' ? Number(/^h([1-6])$/.exec(node.tagName)?.[1] ?? 0) : 0

/** Returns the highest heading level outside of footnotes, or 6 without headings. */
export const highestHeadingLevel = (nodes: readonly HastContent[]): number =>
  nodes.reduce((highest, node) => {
    if (node.type !== 'element' || node.tagName === 'section') return highest
    return Math.min(highest, headingLevelOf(node) || 6, highestHeadingLevel(node.children))
  }, 6)

const wordsOf = (nodes: readonly HastContent[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'text') return node.value
      return node.type === 'element' && node.tagName !== 'annotation' ? wordsOf(node.children) : ''
    })
    .join('')

/** Returns a function that makes a unique id from a heading's text. */
export const createHeadingIds = (): ((heading: HastElement) => string) => {
  const taken = new Map<string, number>()
  return (heading) => {
    const anchor = slugOf(wordsOf(heading.children)) || 'part'
    const times = (taken.get(anchor) ?? 0) + 1
    taken.set(anchor, times)
    return times === 1 ? anchor : `${anchor}-${times}`
  }
}
