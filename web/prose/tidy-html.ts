import { appendAll } from '#contract/list/any-length.ts'
import { toSuperOrSubscript } from '#contract/text/off-the-line.ts'
import { makeElement } from './element-transforms.ts'
import {
  type HastContent,
  type HastElement,
  type HastProperties,
  type HastRoot,
  inlineStyleOf,
  isHastElement,
  textOfHastNodes,
} from './hast.ts'
import {
  isWordListMarker,
  moveListsIntoItems,
  nestListItems,
  type PastedListItem,
  parsePastedListItems,
} from './pasted-lists.ts'
import { temporaryFootnoteTags } from './pasted-notes.ts'

type Node = HastRoot['children'][number]

const unseen = new Set([
  ...['head', 'link', 'meta', 'script', 'style', 'template', 'title', 'xml'],
  temporaryFootnoteTags.back,
])

// The lookbehind excludes `mso-bidi-font-weight`, which Word writes for right-to-left scripts.
const isBold = (style: string) => /(?<![\w-])font-weight:\s*(bold|[6-9]00)/.test(style)
const isNotBold = (style: string) => /(?<![\w-])font-weight:\s*(normal|[1-4]00)/.test(style)
const isItalic = (style: string) => /(?<![\w-])font-style:\s*italic/.test(style)
const isRaised = (style: string) => /vertical-align:\s*(super|sub)\b/.exec(style)?.[1]

const hasAddress = (value: unknown, schemes: RegExp) => schemes.test(String(value ?? ''))

/**
 * Whether a link leads to a footnote or comment of a word processor. Such targets do not exist outside of the
 * document.
 */
const isNoteLink = ({ properties }: HastElement): boolean =>
  hasAddress(properties.href, /#(_(ftn|edn)|ftnt|cmnt|sd(foot|end)note)/i)

const isRemark = (element: HastElement): boolean =>
  /mso-element:\s*comment|mso-special-character:\s*comment/.test(inlineStyleOf(element)) ||
  hasAddress(element.properties.href, /#_msocom/)

const putOffTheLine = (content: readonly HastContent[], tag: 'sup' | 'sub') =>
  content.map((each) =>
    each.type === 'text' ? { ...each, value: toSuperOrSubscript(each.value, tag) } : each,
  )

/** Turns the first row of a table into its head if it has none. */
const withHead = (children: readonly HastContent[]): HastContent[] => {
  const [first] = children.filter(isHastElement).filter(({ tagName }) => tagName !== 'colgroup')
  if (first?.tagName === 'tbody') {
    const rows = withHead(first.children)
    return children.map((each) => (each === first ? makeElement('tbody', {}, rows) : each))
  }
  if (first?.tagName !== 'tr') return [...children]
  const cells = first.children.map((cell) =>
    isHastElement(cell) ? makeElement('th', cell.properties, cell.children) : cell,
  )
  return children.map((each) => (each === first ? makeElement('tr', {}, cells) : each))
}

const cellBlocks = new Set([
  ...[
    'address',
    'blockquote',
    'br',
    'center',
    'dd',
    'div',
    'dl',
    'dt',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
  ],
  ...['h6', 'hr', 'li', 'ol', 'p', 'pre', 'section', 'table', 'tbody', 'td', 'th', 'tr', 'ul'],
])

const longestSpan = 100

const spanOf = ({ colSpan, rowSpan, align }: HastProperties): HastProperties => ({
  align,
  colSpan: Math.min(Number(colSpan ?? 1), longestSpan),
  rowSpan: Math.min(Number(rowSpan ?? 1), longestSpan),
})

/** Flattens the content of a table cell to one line, because Markdown cells cannot contain blocks. */
const inOneLine = (content: readonly HastContent[]): HastContent[] =>
  content.flatMap((each) => {
    if (!isHastElement(each)) return [each]
    const inner = inOneLine(each.children)
    const space: HastContent = { type: 'text', value: ' ' }
    return cellBlocks.has(each.tagName)
      ? [space, ...inner, space]
      : [makeElement(each.tagName, each.properties, inner)]
  })

/** Unwraps the only paragraph of a list item, because Markdown would separate its items with blank lines. */
const withoutParagraph = (children: readonly HastContent[]): HastContent[] => {
  const isParagraph = (each: HastContent) => isHastElement(each) && each.tagName === 'p'
  if (children.filter(isParagraph).length !== 1) return [...children]
  return children.flatMap((each) =>
    isHastElement(each) && isParagraph(each) ? each.children : [each],
  )
}

/** Converts the styles of word processors to semantic elements and drops everything without meaning. */
const tidyElement = (element: HastElement): HastContent[] => {
  const { tagName, properties, children } = element
  const style = inlineStyleOf(element)
  if (unseen.has(tagName) || isWordListMarker(element) || isRemark(element)) return []
  const content = tidyHtml(children)
  switch (tagName) {
    case 'b':
    case 'strong':
      return isNotBold(style) ? content : [makeElement('strong', {}, content)]
    case 'span': {
      const raised = isRaised(style)
      const placed = raised ? putOffTheLine(content, raised === 'sub' ? 'sub' : 'sup') : content
      const slanted = isItalic(style) ? [makeElement('em', {}, placed)] : placed
      return isBold(style) ? [makeElement('strong', {}, slanted)] : slanted
    }
    case 'sup':
    case 'sub':
      return putOffTheLine(content, tagName)
    case 'a': {
      if (isNoteLink(element))
        return [
          {
            type: 'text',
            value: toSuperOrSubscript(textOfHastNodes(content).replace(/^\[(.*)\]$/, '$1'), 'sup'),
          },
        ]
      return hasAddress(properties.href, /^(https?:|mailto:)/i)
        ? [makeElement('a', { href: properties.href }, content)]
        : content
    }
    case 'td':
    case 'th':
      return [makeElement(tagName, spanOf(properties), inOneLine(content))]
    case 'table':
      return [makeElement('table', {}, withHead(content))]
    case 'ul':
    case 'ol':
      return [makeElement(tagName, properties, moveListsIntoItems(content))]
    case 'li':
      return [makeElement('li', {}, withoutParagraph(content))]
    case 'o:p':
      return content
    default:
      return [makeElement(tagName, properties, content)]
  }
}

const isGap = (node: Node) =>
  node.type === 'comment' || (node.type === 'text' && node.value.trim() === '')

/**
 * Reduces pasted HTML to semantic elements: without styles and broken links, and with lists as list elements.
 */
export const tidyHtml = (nodes: readonly Node[]): HastContent[] => {
  const tidied: HastContent[] = []
  let items: PastedListItem[] = []
  const endList = () => {
    appendAll(tidied, nestListItems(items))
    items = []
  }
  for (const node of nodes) {
    if (items.length > 0 && isGap(node)) continue
    const read = isHastElement(node) && parsePastedListItems(node)
    if (read) {
      appendAll(
        items,
        read.map((item) => ({ ...item, children: withoutParagraph(tidyHtml(item.children)) })),
      )
      continue
    }
    endList()
    if (node.type === 'text') tidied.push(node)
    if (isHastElement(node)) appendAll(tidied, tidyElement(node))
  }
  endList()
  return tidied
}
