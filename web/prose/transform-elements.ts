import { elementTransforms, make } from './element-transforms.ts'
import type { Element, ElementContent, Properties, Root } from './hast.ts'
import { headingIds, highestLevel, levelOf } from './headings.ts'

export interface ProsePlace {
  /** Prefix of all ids, so that they are unique on the page. */
  readonly prefix: string
  readonly level: number
}

const prefixed = (properties: Properties, prefix: string): Properties => {
  const { id, href, ariaDescribedBy } = properties
  const isOwn = typeof href === 'string' && href.startsWith('#')
  return {
    ...properties,
    ...(id !== undefined && { id: `${prefix}-${id}` }),
    ...(isOwn && { href: `#${prefix}-${href.slice(1)}` }),
    ...(ariaDescribedBy !== undefined && { ariaDescribedBy: [`${prefix}-${ariaDescribedBy}`] }),
  }
}

/** Checks links, and fits images, headings, ids and formulas to the page. */
export const transformElements = (root: Root, { prefix, level }: ProsePlace): ElementContent[] => {
  const top = root.children.filter((node) => node.type !== 'doctype')
  const shift = level - highestLevel(top)
  const idOf = headingIds()

  const heading = (element: Element): Element => {
    // The heading above footnotes is generated.
    if (element.properties.id !== undefined)
      return make(`h${level}`, { ...element.properties, className: ['sr-only'] }, element.children)
    const tag = `h${Math.min(6, levelOf(element) + shift)}`
    return make(tag, { id: `${prefix}-${idOf(element)}` }, element.children)
  }

  const reshape = (nodes: readonly ElementContent[], isLinked: boolean): ElementContent[] =>
    nodes.flatMap((node) => {
      if (node.type !== 'element') return [node]
      const children = reshape(node.children, isLinked || node.tagName === 'a')
      const element = make(node.tagName, prefixed(node.properties, prefix), children)
      if (levelOf(element)) return [heading(element)]
      return elementTransforms.get(element.tagName)?.(element, isLinked) ?? [element]
    })

  return reshape(top, false)
}
