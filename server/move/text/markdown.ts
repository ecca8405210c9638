import rehypeParse from 'rehype-parse'
import rehypeRaw from 'rehype-raw'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { offTheLine } from '#contract/text/off-the-line.ts'

const reader = unified().use(remarkParse).use(remarkGfm).use(remarkMath).freeze()
const writer = unified()
  .use(remarkGfm)
  .use(remarkMath)
  .use(remarkStringify, { bullet: '-', rule: '-', listItemIndent: 'one', resourceLink: true })
  .freeze()
const htmlReader = unified().use(rehypeParse, { fragment: true }).freeze()
const toHtml = unified().use(remarkRehype, { allowDangerousHtml: true }).use(rehypeRaw).freeze()
const toMarkdown = unified().use(rehypeRemark).freeze()

type Root = ReturnType<typeof reader.parse>
type Block = Root['children'][number]
type HtmlRoot = ReturnType<typeof htmlReader.parse>
type HtmlNode = HtmlRoot['children'][number]

/** Where pictures and links of a text lead from now on, and what cannot come along. */
export interface Rewriting {
  /** The new address of a picture, or nothing and a link in its place where it has an address of its own. */
  image(address: string): string | undefined
  /** The new address of a link; undefined where only its words stay. */
  link(address: string): string | undefined
  /** Hears of what is taken out. */
  taken(name: string): void
}

/** What runs, frames or looks, and says nothing that Markdown could. */
const unseen = new Set([
  ...['script', 'style', 'noscript', 'template', 'object', 'applet', 'form', 'input', 'select'],
  ...['textarea', 'link', 'meta', 'head', 'title', 'canvas', 'base', 'svg', 'math'],
])
const silent = new Set(['link', 'meta', 'head', 'title', 'style', 'template', 'base', 'noscript'])

const isPicture = (address: string): boolean =>
  /\.(?:jpe?g|png|gif|webp|avif)(?:[?#]|$)/i.test(address)

const isRemote = (address: string): boolean => /^https?:\/\//i.test(address)

/** HTML without what runs; frames become links. */
const tidied = (nodes: readonly HtmlNode[], rewriting: Rewriting): HtmlNode[] =>
  nodes.flatMap((node): HtmlNode[] => {
    if (node.type !== 'element') return node.type === 'text' ? [node] : []
    const { tagName, properties } = node
    if (unseen.has(tagName)) {
      if (!silent.has(tagName)) rewriting.taken(`<${tagName}>`)
      return []
    }
    const address = String(properties.src ?? '')
    if (tagName === 'iframe' || tagName === 'embed' || tagName === 'video' || tagName === 'audio') {
      rewriting.taken(`<${tagName}>`)
      if (!isRemote(address)) return []
      const words = { type: 'text' as const, value: address }
      return [{ ...node, tagName: 'a', properties: { href: address }, children: [words] }]
    }
    const [only, ...more] = node.children
    if ((tagName === 'sup' || tagName === 'sub') && only?.type === 'text' && more.length === 0) {
      return [{ ...only, value: offTheLine(only.value, tagName) }]
    }
    // Nobody can press a button of a text.
    const name = tagName === 'button' ? 'span' : tagName
    const children = tidied(node.children, rewriting).filter((child) => child.type !== 'doctype')
    const kept =
      tagName === 'img' ? { src: address, alt: properties.alt } : { href: properties.href }
    return [{ ...node, tagName: name, properties: kept, children }]
  })

interface Named {
  readonly type: string
  readonly children?: readonly Named[]
}

const has = (node: Named, types: ReadonlySet<string>): boolean =>
  types.has(node.type) || (node.children?.some((child) => has(child, types)) ?? false)

const html = new Set(['html'])
const led = new Set(['image', 'link', 'definition', 'imageReference'])

/** Links and pictures of a tree with their new addresses; what leads nowhere any more keeps its words. */
const relinked = (nodes: readonly Block[], rewriting: Rewriting): Block[] =>
  nodes.flatMap((node): Block[] => {
    if (node.type === 'image') {
      const url = rewriting.image(node.url)
      if (url !== undefined) return [{ ...node, url }]
      if (!isRemote(node.url)) return []
      // A picture of another server is not fetched, and can be looked at there.
      return [
        { type: 'link', url: node.url, children: [{ type: 'text', value: node.alt || node.url }] },
      ]
    }
    if (node.type === 'definition') {
      const url = isPicture(node.url) ? rewriting.image(node.url) : rewriting.link(node.url)
      return [{ ...node, url: url ?? '' }]
    }
    if (!('children' in node)) return [node]
    const children = relinked(node.children, rewriting)
    if (node.type !== 'link') return [Object.assign(node, { children })]
    // A picture that led to itself in full size is here as large as it was; links stand in no others.
    const isItself = children.some(({ type }) => type === 'image') && isPicture(node.url)
    if (isItself || children.some(({ type }) => type === 'link')) return children
    const url = rewriting.link(node.url)
    // A link around nothing leads nowhere that anyone could press.
    if (url === undefined || children.length === 0) return children
    return [Object.assign(node, { children, url })]
  })

/** Blanks that were written as signs because nothing else is left beside them. */
const blanks = /^(?:\s|&#x20;|\\)*$/

const write = (children: Block[]): string => {
  const text = writer.stringify({ type: 'root', children }).trim()
  return blanks.test(text) ? '' : text
}

/** One block as Markdown, without HTML and with its links changed. */
const rewritten = (block: Block, rewriting: Rewriting): string => {
  if (!has(block, html)) return write(relinked([block], rewriting))
  const tree: HtmlRoot = toHtml.runSync({ type: 'root', children: [block] })
  const plain = toMarkdown.runSync({ ...tree, children: tidied(tree.children, rewriting) })
  return write(relinked(plain.children, rewriting))
}

/** Markdown with its HTML as Markdown and its links changed; blocks that have neither stay as they were typed. */
export const rewriteMarkdown = (text: string, rewriting: Rewriting): string => {
  const blocks = reader.parse(text).children
  return blocks
    .map((block) => {
      const { start, end } = block.position ?? {}
      if (has(block, html) || has(block, led)) return rewritten(block, rewriting)
      return text.slice(start?.offset, end?.offset)
    })
    .filter((part) => part !== '')
    .join('\n\n')
}

/** HTML as Markdown, with its links changed. */
export const markdownOfHtml = (source: string, rewriting: Rewriting): string => {
  const tree = htmlReader.parse(source)
  const plain = toMarkdown.runSync({ ...tree, children: tidied(tree.children, rewriting) })
  return write(relinked(plain.children, rewriting))
}

const wordsOf = (nodes: readonly HtmlNode[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'text') return node.value
      return node.type === 'element' && !unseen.has(node.tagName) ? wordsOf(node.children) : ''
    })
    .join('')

/** The words of HTML alone, on one line. */
export const wordsOfHtml = (source: string): string =>
  wordsOf(htmlReader.parse(source).children).replaceAll(/\s+/g, ' ').trim()
