import { append } from '#contract/list/any-length.ts'
import { offTheLine } from '#contract/text/off-the-line.ts'
import { make } from './element-transforms.ts'
import type { Element, ElementContent, Root } from './hast.ts'

type Node = Root['children'][number]

const unseen = new Set(['head', 'link', 'meta', 'script', 'style', 'template', 'title', 'xml'])

const styleOf = ({ properties }: Element): string => String(properties.style ?? '').toLowerCase()

const isBold = (style: string) => /font-weight:\s*(bold|[6-9]00)/.test(style)
const isNotBold = (style: string) => /font-weight:\s*(normal|[1-4]00)/.test(style)
const isItalic = (style: string) => /font-style:\s*italic/.test(style)

const hasAddress = (value: unknown, schemes: RegExp) => schemes.test(String(value ?? ''))

/** What stays of one element: word processors say with styles what Markdown says with signs. */
const tidyElement = (element: Element): ElementContent[] => {
  const { tagName, properties, children } = element
  const style = styleOf(element)
  if (unseen.has(tagName) || style.includes('mso-list:ignore')) return []
  const content = tidy(children)
  switch (tagName) {
    case 'b':
    case 'strong':
      return isNotBold(style) ? content : [make('strong', {}, content)]
    case 'span': {
      const slanted = isItalic(style) ? [make('em', {}, content)] : content
      return isBold(style) ? [make('strong', {}, slanted)] : slanted
    }
    case 'sup':
    case 'sub':
      return content.map((each) =>
        each.type === 'text' ? { ...each, value: offTheLine(each.value, tagName) } : each,
      )
    case 'a':
      return hasAddress(properties.href, /^(https?:|mailto:)/i)
        ? [make('a', { href: properties.href }, content)]
        : content
    case 'img':
      return hasAddress(properties.src, /^https?:/i) ? [element] : []
    default:
      return [make(tagName, properties, content)]
  }
}

const isWordItem = (element: Element): boolean =>
  element.tagName === 'p' && /mso-list:\s*l\d/.test(styleOf(element))

const wordsOf = (node: ElementContent): string => {
  if (node.type === 'text') return node.value
  return node.type === 'element' ? node.children.map(wordsOf).join('') : ''
}

const isNumbered = (item: Element): boolean => /^\s*[0-9a-z]{1,4}[.)]/i.test(wordsOf(item))

// Word writes the items of a list as paragraphs with their signs typed out.
const wordList = (items: readonly Element[]): Element =>
  make(
    items[0] && isNumbered(items[0]) ? 'ol' : 'ul',
    {},
    items.map(({ children }) => make('li', {}, tidy(children))),
  )

const isGap = (node: Node) =>
  node.type === 'comment' || (node.type === 'text' && node.value.trim() === '')

/** Pasted HTML with only the meaning left: no styles, no addresses that lead nowhere, real lists. */
export const tidy = (nodes: readonly Node[]): ElementContent[] => {
  const tidied: ElementContent[] = []
  let items: Element[] = []
  const endList = () => {
    if (items.length > 0) tidied.push(wordList(items))
    items = []
  }
  for (const node of nodes) {
    if (items.length > 0 && isGap(node)) continue
    if (node.type === 'element' && isWordItem(node)) {
      items.push(node)
      continue
    }
    endList()
    if (node.type === 'text') tidied.push(node)
    if (node.type === 'element') append(tidied, tidyElement(node))
  }
  endList()
  return tidied
}
