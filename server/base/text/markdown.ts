import rehypeSanitize from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { replaceFiguresWithPosters } from '#contract/figure/figure-line.ts'
import { parsePictureUrl } from '#contract/media/picture-facts.ts'
import { linkKeepsLanguage } from '#contract/pages.ts'
import { escapeHtml } from '#server/base/text/escape-html.ts'

type Root = ReturnType<ReturnType<typeof rehypeSanitize>>
type Node = Root['children'][number]
type Element = Extract<Node, { type: 'element' }>

const parser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeSanitize)
  .freeze()

/** Inline styles of elements in mails. Other elements are replaced by their content. */
const styles: Readonly<Record<string, string>> = {
  p: 'margin:0 0 16px',
  h1: 'margin:28px 0 12px;font-size:22px;line-height:1.3',
  h2: 'margin:28px 0 12px;font-size:20px;line-height:1.3',
  h3: 'margin:24px 0 8px;font-size:17px;line-height:1.4',
  h4: 'margin:24px 0 8px;font-size:16px',
  h5: 'margin:24px 0 8px;font-size:16px',
  h6: 'margin:24px 0 8px;font-size:16px',
  ul: 'margin:0 0 16px;padding-left:24px',
  ol: 'margin:0 0 16px;padding-left:24px',
  li: 'margin:0 0 4px',
  blockquote: 'margin:0 0 16px;padding-left:16px;border-left:3px solid #c9c3b4',
  pre: 'margin:0 0 16px;padding:12px;background:#efece4;white-space:pre-wrap',
  code: 'font:14px/1.5 ui-monospace,Menlo,Consolas,monospace',
  table: 'margin:0 0 16px;border-collapse:collapse',
  th: 'padding:4px 6px;text-align:left;border-bottom:1px solid #c9c3b4',
  td: 'padding:4px 6px;vertical-align:top',
  thead: '',
  tbody: '',
  tr: '',
  strong: '',
  em: '',
  del: '',
}

export interface MarkdownRenderOptions {
  readonly publicUrl: string
  /** URL of the site in the language of the text, without a trailing slash. */
  readonly root: string
  readonly isStyled: boolean
  readonly dir?: 'ltr' | 'rtl'
}

const turned = (style: string): string =>
  style.replaceAll(/left|right/g, (side) => (side === 'left' ? 'right' : 'left'))

/**
 * Returns the absolute URL of a link. Returns null if it is neither a path of the site nor a web or email
 * address.
 */
const inFull = (address: unknown, { publicUrl, root }: MarkdownRenderOptions): string | null => {
  const text = String(address ?? '')
  if (text.startsWith('/') && !text.startsWith('//')) {
    return (linkKeepsLanguage(text) ? root : publicUrl) + text
  }
  return /^(https?:\/\/|mailto:)/i.test(text) ? text : null
}

const toHtml = (nodes: readonly Node[], place: MarkdownRenderOptions): string =>
  nodes
    .map((node) => {
      if (node.type === 'text') return escapeHtml(node.value)
      return node.type === 'element' ? elementHtml(node, place) : ''
    })
    .join('')

const open = (
  tag: string,
  attributes: Readonly<Record<string, string>>,
  style: string,
  { isStyled, dir }: MarkdownRenderOptions,
): string => {
  const styles = isStyled && style && { style: dir === 'rtl' ? turned(style) : style }
  const all = Object.entries({ ...attributes, ...styles })
  return `<${[tag, ...all.map(([name, value]) => `${name}="${escapeHtml(value)}"`)].join(' ')}>`
}

const linkHtml = (address: unknown, inner: string, place: MarkdownRenderOptions): string => {
  const href = inFull(address, place)
  return href ? `${open('a', { href }, 'color:#0b5d52', place)}${inner}</a>` : inner
}

// Images of other sites become links, as on pages, to avoid requests to third parties.
const pictureHtml = ({ properties }: Element, place: MarkdownRenderOptions): string => {
  const address = String(properties.src ?? '')
  const alt = String(properties.alt ?? '')
  if (!parsePictureUrl(address)) return linkHtml(address, escapeHtml(alt || address), place)
  const attributes = { src: inFull(address, place) ?? '', alt }
  return open('img', attributes, 'max-width:100%;height:auto', place)
}

const elementHtml = (element: Element, place: MarkdownRenderOptions): string => {
  const { tagName, properties, children } = element
  if (tagName === 'br') return '<br>'
  if (tagName === 'hr')
    return open('hr', {}, 'margin:24px 0;border:0;border-top:1px solid #c9c3b4', place)
  if (tagName === 'img') return pictureHtml(element, place)
  const inner = toHtml(children, place)
  if (tagName === 'a') return linkHtml(properties.href, inner, place)
  const style = styles[tagName]
  return style === undefined ? inner : `${open(tagName, {}, style, place)}${inner}</${tagName}>`
}

const blocks = new Set([
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'blockquote', 'pre', 'table', 'hr'],
])

const toText = (nodes: readonly Node[], place: MarkdownRenderOptions): string =>
  nodes
    .map((node) => {
      if (node.type === 'text') return node.value
      return node.type === 'element' ? elementText(node, place) : ''
    })
    .join('')

const prefixed = (text: string, first: string, others: string): string =>
  first + text.trim().replaceAll('\n', `\n${others}`)

const itemsText = ({ tagName, children }: Element, place: MarkdownRenderOptions): string => {
  const items = children.filter((child) => child.type === 'element' && child.tagName === 'li')
  return items
    .map((item, index) => {
      const mark = tagName === 'ol' ? `${index + 1}. ` : '- '
      const text = toText([item], place).replaceAll('\n\n', '\n')
      return prefixed(text, mark, ' '.repeat(mark.length))
    })
    .join('\n')
}

const cellsText = ({ children }: Element, place: MarkdownRenderOptions): string =>
  children
    .filter((child) => child.type === 'element')
    .map((cell) => toText([cell], place).trim())
    .join(' | ')

const elementText = (element: Element, place: MarkdownRenderOptions): string => {
  const { tagName, properties, children } = element
  const inner = toText(children, place)
  if (tagName === 'br') return '\n'
  if (tagName === 'hr') return '* * *\n\n'
  if (tagName === 'img') return properties.alt ? `[${properties.alt}]` : ''
  if (tagName === 'a') {
    const href = inFull(properties.href, place)
    return href && href !== inner ? `${inner} (${href})` : inner
  }
  if (tagName === 'ul' || tagName === 'ol') return `${itemsText(element, place)}\n\n`
  if (tagName === 'blockquote') return `${prefixed(inner, '> ', '> ')}\n\n`
  if (tagName === 'tr') return `${cellsText(element, place)}\n`
  if (tagName === 'table') return `${inner.trim().replaceAll(/\n+/g, '\n')}\n\n`
  return blocks.has(tagName) ? `${inner.trim()}\n\n` : inner
}

export interface RenderedText {
  readonly html: string
  readonly text: string
}

/** Renders Markdown for mails and feeds without raw HTML. The caller must limit the time. */
export const renderMarkdown = (markdown: string, place: MarkdownRenderOptions): RenderedText => {
  const tree = parser.runSync(parser.parse(replaceFiguresWithPosters(markdown)))
  return {
    html: toHtml(tree.children, place),
    text: toText(tree.children, place)
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim(),
  }
}
