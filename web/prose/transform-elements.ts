import { elementTransforms, makeElement } from './element-transforms.ts'
import type { HastContent, HastElement, HastProperties, HastRoot } from './hast.ts'
import { createHeadingIds, headingLevelOf, highestHeadingLevel } from './headings.ts'

export interface ProseOptions {
  /** Prefix of all ids of the text, so that several texts on a page have different ids. */
  readonly prefix: string
  readonly level: number
}

const prefixed = (properties: HastProperties, prefix: string): HastProperties => {
  const { id, href, ariaDescribedBy } = properties
  const isOwn = typeof href === 'string' && href.startsWith('#')
  return {
    ...properties,
    ...(id !== undefined && { id: `${prefix}-${id}` }),
    ...(isOwn && { href: `#${prefix}-${href.slice(1)}` }),
    ...(ariaDescribedBy !== undefined && { ariaDescribedBy: [`${prefix}-${ariaDescribedBy}`] }),
  }
}

/**
 * Checks links and adapts images, heading levels, ids and formulas for use on a page. Returns the new
 * elements.
 */
export const transformProseElements = (
  root: HastRoot,
  { prefix, level }: ProseOptions,
): HastContent[] => {
  const top = root.children.filter((node) => node.type !== 'doctype')
  const shift = level - highestHeadingLevel(top)
  const idOf = createHeadingIds()

  const heading = (element: HastElement): HastElement => {
    if (element.properties.id !== undefined)
      return makeElement(
        `h${level}`,
        { ...element.properties, className: ['sr-only'] },
        element.children,
      )
    const tag = `h${Math.min(6, headingLevelOf(element) + shift)}`
    return makeElement(tag, { id: `${prefix}-${idOf(element)}` }, element.children)
  }

  const reshape = (nodes: readonly HastContent[], isLinked: boolean): HastContent[] =>
    nodes.flatMap((node) => {
      if (node.type !== 'element') return [node]
      const children = reshape(node.children, isLinked || node.tagName === 'a')
      const element = makeElement(node.tagName, prefixed(node.properties, prefix), children)
      if (headingLevelOf(element)) return [heading(element)]
      return elementTransforms.get(element.tagName)?.(element, isLinked) ?? [element]
    })

  return reshape(top, false)
}
