import rehypeSanitize from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { withStills } from '#contract/figure/figure-block.ts'
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

/** How each element looks: mail programs read no style sheets. Others are left out around their words. */
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
  th: 'padding:4px 12px 4px 0;text-align:left;border-bottom:1px solid #c9c3b4',
  td: 'padding:4px 12px 4px 0;vertical-align:top',
  ...{ thead: '', tbody: '', tr: '', strong: '', em: '', del: '' },
}

/** An address in full; null where it leads nowhere outside a mail. */
const inFull = (address: unknown, publicUrl: string): string | null => {
  const text = String(address ?? '')
  if (text.startsWith('/') && !text.startsWith('//')) return publicUrl + text
  return /^(https?:\/\/|mailto:)/i.test(text) ? text : null
}

const toHtml = (nodes: readonly Node[], publicUrl: string): string =>
  nodes
    .map((node) => {
      if (node.type === 'text') return escapeHtml(node.value)
      return node.type === 'element' ? elementHtml(node, publicUrl) : ''
    })
    .join('')

const elementHtml = ({ tagName, properties, children }: Element, publicUrl: string): string => {
  const inner = toHtml(children, publicUrl)
  if (tagName === 'br') return '<br>'
  if (tagName === 'hr') return '<hr style="margin:24px 0;border:0;border-top:1px solid #c9c3b4">'
  if (tagName === 'a') {
    const href = inFull(properties.href, publicUrl)
    return href ? `<a href="${escapeHtml(href)}" style="color:#0b5d52">${inner}</a>` : inner
  }
  if (tagName === 'img') {
    const source = inFull(properties.src, publicUrl)
    const alt = escapeHtml(String(properties.alt ?? ''))
    return source
      ? `<img src="${escapeHtml(source)}" alt="${alt}" style="max-width:100%;height:auto">`
      : alt
  }
  const style = styles[tagName]
  if (style === undefined) return inner
  return `<${tagName}${style && ` style="${style}"`}>${inner}</${tagName}>`
}

const blocks = new Set([
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'blockquote', 'pre', 'table', 'hr'],
])

const toText = (nodes: readonly Node[], publicUrl: string): string =>
  nodes
    .map((node) => {
      if (node.type === 'text') return node.value
      return node.type === 'element' ? elementText(node, publicUrl) : ''
    })
    .join('')

const prefixed = (text: string, first: string, others: string): string =>
  first + text.trim().replaceAll('\n', `\n${others}`)

const itemsText = ({ tagName, children }: Element, publicUrl: string): string => {
  const items = children.filter((child) => child.type === 'element' && child.tagName === 'li')
  return items
    .map((item, index) => {
      const mark = tagName === 'ol' ? `${index + 1}. ` : '- '
      const text = toText([item], publicUrl).replaceAll('\n\n', '\n')
      return prefixed(text, mark, ' '.repeat(mark.length))
    })
    .join('\n')
}

const cellsText = ({ children }: Element, publicUrl: string): string =>
  children
    .filter((child) => child.type === 'element')
    .map((cell) => toText([cell], publicUrl).trim())
    .join(' | ')

const elementText = (element: Element, publicUrl: string): string => {
  const { tagName, properties, children } = element
  const inner = toText(children, publicUrl)
  if (tagName === 'br') return '\n'
  if (tagName === 'hr') return '* * *\n\n'
  if (tagName === 'img') return properties.alt ? `[${properties.alt}]` : ''
  if (tagName === 'a') {
    const href = inFull(properties.href, publicUrl)
    return href && href !== inner ? `${inner} (${href})` : inner
  }
  if (tagName === 'ul' || tagName === 'ol') return `${itemsText(element, publicUrl)}\n\n`
  if (tagName === 'blockquote') return `${prefixed(inner, '> ', '> ')}\n\n`
  if (tagName === 'tr') return `${cellsText(element, publicUrl)}\n`
  if (tagName === 'table') return `${inner.trim().replaceAll(/\n+/g, '\n')}\n\n`
  return blocks.has(tagName) ? `${inner.trim()}\n\n` : inner
}

/** A text of a mail: as HTML that needs no style sheet, and as plain text. */
export interface MarkdownMail {
  readonly html: string
  readonly text: string
}

/** Markdown for a mail; raw HTML is left out. Whoever calls sees to it that it ends in time. */
export const markdownMail = (markdown: string, publicUrl: string): MarkdownMail => {
  const tree = parser.runSync(parser.parse(withStills(markdown)))
  return {
    html: toHtml(tree.children, publicUrl),
    text: toText(tree.children, publicUrl)
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim(),
  }
}
