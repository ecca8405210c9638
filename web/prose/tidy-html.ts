import { append } from '#contract/list/any-length.ts'
import { offTheLine } from '#contract/text/off-the-line.ts'
import { make } from './element-transforms.ts'
import {
  type Element,
  type ElementContent,
  isElement,
  type Properties,
  type Root,
  styleOf,
  textOf,
} from './hast.ts'
import { adoptLists, isMarker, nestItems, type PastedItem, readItems } from './pasted-lists.ts'
import { noteTags } from './pasted-notes.ts'

type Node = Root['children'][number]

const unseen = new Set([
  ...['head', 'link', 'meta', 'script', 'style', 'template', 'title', 'xml'],
  noteTags.back,
])

// Not preceded by `mso-bidi-`, as Word writes for scripts that are written from right to left.
const isBold = (style: string) => /(?<![\w-])font-weight:\s*(bold|[6-9]00)/.test(style)
const isNotBold = (style: string) => /(?<![\w-])font-weight:\s*(normal|[1-4]00)/.test(style)
const isItalic = (style: string) => /(?<![\w-])font-style:\s*italic/.test(style)
const isRaised = (style: string) => /vertical-align:\s*(super|sub)\b/.exec(style)?.[1]

const hasAddress = (value: unknown, schemes: RegExp) => schemes.test(String(value ?? ''))

/** Whether a link leads to a note or comment of a word processor, which is missing elsewhere. */
const isNoteLink = ({ properties }: Element): boolean =>
  hasAddress(properties.href, /#(_(ftn|edn)|ftnt|cmnt|sd(foot|end)note)/i)

const isRemark = (element: Element): boolean =>
  /mso-element:\s*comment|mso-special-character:\s*comment/.test(styleOf(element)) ||
  hasAddress(element.properties.href, /#_msocom/)

const putOffTheLine = (content: readonly ElementContent[], tag: 'sup' | 'sub') =>
  content.map((each) =>
    each.type === 'text' ? { ...each, value: offTheLine(each.value, tag) } : each,
  )

/** Turns the first row of a table into its head if it has none. */
const withHead = (children: readonly ElementContent[]): ElementContent[] => {
  const [first] = children.filter(isElement).filter(({ tagName }) => tagName !== 'colgroup')
  if (first?.tagName === 'tbody') {
    const rows = withHead(first.children)
    return children.map((each) => (each === first ? make('tbody', {}, rows) : each))
  }
  if (first?.tagName !== 'tr') return [...children]
  const cells = first.children.map((cell) =>
    isElement(cell) ? make('th', cell.properties, cell.children) : cell,
  )
  return children.map((each) => (each === first ? make('tr', {}, cells) : each))
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

const spanOf = ({ colSpan, rowSpan, align }: Properties): Properties => ({
  align,
  colSpan: Math.min(Number(colSpan ?? 1), longestSpan),
  rowSpan: Math.min(Number(rowSpan ?? 1), longestSpan),
})

/** Flattens the content of a cell to one line, because Markdown has no other cells. */
const inOneLine = (content: readonly ElementContent[]): ElementContent[] =>
  content.flatMap((each) => {
    if (!isElement(each)) return [each]
    const inner = inOneLine(each.children)
    const space: ElementContent = { type: 'text', value: ' ' }
    return cellBlocks.has(each.tagName)
      ? [space, ...inner, space]
      : [make(each.tagName, each.properties, inner)]
  })

/** Unwraps the only paragraph of a list item, so that the list stays tight. */
const withoutParagraph = (children: readonly ElementContent[]): ElementContent[] => {
  const isParagraph = (each: ElementContent) => isElement(each) && each.tagName === 'p'
  if (children.filter(isParagraph).length !== 1) return [...children]
  return children.flatMap((each) => (isElement(each) && isParagraph(each) ? each.children : [each]))
}

/** Converts the styles of word processors to semantic elements and drops everything without meaning. */
const tidyElement = (element: Element): ElementContent[] => {
  const { tagName, properties, children } = element
  const style = styleOf(element)
  if (unseen.has(tagName) || isMarker(element) || isRemark(element)) return []
  const content = tidy(children)
  switch (tagName) {
    case 'b':
    case 'strong':
      return isNotBold(style) ? content : [make('strong', {}, content)]
    case 'span': {
      const raised = isRaised(style)
      const placed = raised ? putOffTheLine(content, raised === 'sub' ? 'sub' : 'sup') : content
      const slanted = isItalic(style) ? [make('em', {}, placed)] : placed
      return isBold(style) ? [make('strong', {}, slanted)] : slanted
    }
    case 'sup':
    case 'sub':
      return putOffTheLine(content, tagName)
    case 'a': {
      if (isNoteLink(element))
        return [
          { type: 'text', value: offTheLine(textOf(content).replace(/^\[(.*)\]$/, '$1'), 'sup') },
        ]
      return hasAddress(properties.href, /^(https?:|mailto:)/i)
        ? [make('a', { href: properties.href }, content)]
        : content
    }
    case 'td':
    case 'th':
      return [make(tagName, spanOf(properties), inOneLine(content))]
    case 'table':
      return [make('table', {}, withHead(content))]
    case 'ul':
    case 'ol':
      return [make(tagName, properties, adoptLists(content))]
    case 'li':
      return [make('li', {}, withoutParagraph(content))]
    case 'o:p':
      return content
    default:
      return [make(tagName, properties, content)]
  }
}

const isGap = (node: Node) =>
  node.type === 'comment' || (node.type === 'text' && node.value.trim() === '')

/** Reduces pasted HTML to its meaning: without styles and broken links, with real lists. */
export const tidy = (nodes: readonly Node[]): ElementContent[] => {
  const tidied: ElementContent[] = []
  let items: PastedItem[] = []
  const endList = () => {
    append(tidied, nestItems(items))
    items = []
  }
  for (const node of nodes) {
    if (items.length > 0 && isGap(node)) continue
    const read = isElement(node) && readItems(node)
    if (read) {
      append(
        items,
        read.map((item) => ({ ...item, children: withoutParagraph(tidy(item.children)) })),
      )
      continue
    }
    endList()
    if (node.type === 'text') tidied.push(node)
    if (isElement(node)) append(tidied, tidyElement(node))
  }
  endList()
  return tidied
}
