import { elementTransforms, make } from './element-transforms.ts'
import type { Element, ElementContent, Properties, Root } from './hast.ts'
import { headingIds, highestLevel, levelOf } from './headings.ts'

/** The place of a text on its page. */
export interface ProsePlace {
  /** Begins every id in it, so that no two texts of a page share one. */
  readonly prefix: string
  /** The level of its highest heading. */
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

/** Links checked, pictures as figures, headings at the page's level with ids, formulas in boxes that scroll. */
export const transformElements = (root: Root, { prefix, level }: ProsePlace): ElementContent[] => {
  const top = root.children.filter((node) => node.type !== 'doctype')
  const shift = level - highestLevel(top)
  const idOf = headingIds()

  const heading = (element: Element): Element => {
    // The one above the footnotes is not the author's.
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
