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
import { createHeld, type Held } from './held-markdown.ts'

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

export interface Rewriting {
  /** Returns the new URL of a picture. Undefined drops it, or links to it if the URL is absolute. */
  image(address: string): string | undefined
  /** Returns the new URL of a link. Undefined keeps only its text. */
  link(address: string): string | undefined
  taken(name: string): void
}

/** Elements with scripts, styles or forms, which Markdown cannot express. */
const unseen = new Set([
  ...['script', 'style', 'noscript', 'template', 'object', 'applet', 'form', 'input', 'select'],
  ...['textarea', 'link', 'meta', 'head', 'title', 'canvas', 'base', 'svg', 'math'],
])
const silent = new Set(['link', 'meta', 'head', 'title', 'style', 'template', 'base', 'noscript'])

export const isPicture = (address: string): boolean =>
  /\.(?:jpe?g|png|gif|webp|avif)(?:[?#]|$)/i.test(address)

const isRemote = (address: string): boolean => /^https?:\/\//i.test(address)

/** Removes unsupported elements. Converts frames to links. */
const tidied = (nodes: readonly HtmlNode[], rewriting: Rewriting, held: Held): HtmlNode[] =>
  nodes.flatMap((node): HtmlNode[] => {
    if (node.type === 'text') return [{ ...node, value: held.formulas(node.value) }]
    if (node.type !== 'element') return []
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
    // Buttons do nothing in a static text.
    const name = tagName === 'button' ? 'span' : tagName
    const children = tidied(node.children, rewriting, held).filter(
      (child) => child.type !== 'doctype',
    )
    const kept =
      tagName === 'img'
        ? { src: address, alt: properties.alt, title: properties.title || undefined }
        : { href: properties.href }
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

/** Replaces URLs of pictures and links. Keeps the text of removed links. */
const relinked = (nodes: readonly Block[], rewriting: Rewriting): Block[] =>
  nodes.flatMap((node): Block[] => {
    if (node.type === 'image') {
      const url = rewriting.image(node.url)
      if (url !== undefined) return [{ ...node, url }]
      if (!isRemote(node.url)) return []
      // Pictures of other servers are not fetched, so a link replaces them.
      return [
        { type: 'link', url: node.url, children: [{ type: 'text', value: node.alt || node.url }] },
      ]
    }
    if (node.type === 'definition') {
      // The reference's picture URL is already inlined.
      return isPicture(node.url) ? [] : [{ ...node, url: rewriting.link(node.url) ?? '' }]
    }
    if (!('children' in node)) return [node]
    const children = relinked(node.children, rewriting)
    if (node.type !== 'link') return [Object.assign(node, { children })]
    // Drops links around pictures that led to the picture in full size, and links around links.
    const isItself = children.some(({ type }) => type === 'image') && isPicture(node.url)
    if (isItself || children.some(({ type }) => type === 'link')) return children
    const url = rewriting.link(node.url)
    // A link without content cannot be clicked.
    if (url === undefined || children.length === 0) return children
    return [Object.assign(node, { children, url })]
  })

/** Blanks that the Markdown writer escapes because nothing else is left. */
const blanks = /^(?:\s|&#x20;|\\)*$/

const write = (children: Block[]): string => {
  const text = writer
    .stringify({ type: 'root', children })
    // Removes escaped line breaks that remain after a removed picture.
    .replaceAll(/^([ \t>]*)&#xA;/gm, '$1')
    .trim()
  return blanks.test(text) ? '' : text
}

const ofHtml = (tree: HtmlRoot, rewriting: Rewriting, held: Held): string => {
  const children = tidied(tree.children, rewriting, held)
  const plain = toMarkdown.runSync({ ...tree, children })
  return held.putBack(write(relinked(plain.children, rewriting)))
}

type Definition = Extract<Block, { type: 'definition' }>
type Definitions = ReadonlyMap<string, Definition>

const addressed = (nodes: readonly Block[], known: Definitions): Block[] =>
  nodes.map((node): Block => {
    const { url, title } = ('identifier' in node && known.get(node.identifier)) || {}
    if (node.type === 'imageReference' && url !== undefined)
      return { type: 'image', url, title, alt: node.alt }
    if (!('children' in node)) return node
    const children = addressed(node.children, known)
    return node.type === 'linkReference' && url !== undefined
      ? Object.assign({ ...node }, { type: 'link' as const, url, title, children })
      : Object.assign(node, { children })
  })

const withHeld = (nodes: readonly Block[], held: Held): Block[] =>
  nodes.map((node): Block => {
    const hold = (markdown: string): Block => ({ type: 'text', value: held.hold(markdown) })
    if (node.type === 'footnoteReference') return hold(`[^${node.label ?? node.identifier}]`)
    if (node.type === 'inlineMath') return hold(`$${node.value}$`)
    if (node.type === 'math') return hold(`$$${node.value.replaceAll('\n', ' ')}$$`)
    return 'children' in node
      ? Object.assign(node, { children: withHeld(node.children, held) })
      : node
  })

const rewritten = (block: Block, rewriting: Rewriting, known: Definitions): string => {
  if (!has(block, html)) return write(relinked(addressed([block], known), rewriting))
  if (block.type === 'footnoteDefinition') {
    const note = block.children.map((each) => rewritten(each, rewriting, known)).join('\n\n')
    return `[^${block.label ?? block.identifier}]: ${note.replaceAll(/\n(?=[^\n])/g, '\n    ')}`
  }
  const held = createHeld()
  const children = withHeld(addressed([block], known), held)
  return ofHtml(toHtml.runSync({ type: 'root', children }), rewriting, held)
}

/** Converts HTML in Markdown and replaces links. Blocks without either stay unchanged. */
export const rewriteMarkdown = (text: string, rewriting: Rewriting): string => {
  const blocks = reader.parse(text).children
  const known: Definitions = new Map(
    blocks.flatMap((block) => (block.type === 'definition' ? [[block.identifier, block]] : [])),
  )
  return blocks
    .map((block) => {
      const { start, end } = block.position ?? {}
      if (has(block, html) || has(block, led)) return rewritten(block, rewriting, known)
      return text.slice(start?.offset, end?.offset)
    })
    .filter((part) => part !== '')
    .join('\n\n')
}

export const markdownOfHtml = (source: string, rewriting: Rewriting): string =>
  ofHtml(htmlReader.parse(source), rewriting, createHeld())

const wordsOf = (nodes: readonly HtmlNode[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'text') return node.value
      return node.type === 'element' && !unseen.has(node.tagName) ? wordsOf(node.children) : ''
    })
    .join('')

export const wordsOfHtml = (source: string): string =>
  wordsOf(htmlReader.parse(source).children).replaceAll(/\s+/g, ' ').trim()
