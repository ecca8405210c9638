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

/** Whether an address is that of a picture, by its ending. */
export const isPicture = (address: string): boolean =>
  /\.(?:jpe?g|png|gif|webp|avif)(?:[?#]|$)/i.test(address)

const isRemote = (address: string): boolean => /^https?:\/\//i.test(address)

/** HTML without what runs; frames become links. */
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
    // Nobody can press a button of a text.
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
      // Pictures have their addresses beside them by now.
      return isPicture(node.url) ? [] : [{ ...node, url: rewriting.link(node.url) ?? '' }]
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
  const text = writer
    .stringify({ type: 'root', children })
    // The end of a line before which a picture stood that is not here.
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

/** A block with the addresses of its pictures and links, which may be written elsewhere. */
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

/** A block in which marks are held that mean nothing in HTML. */
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

/** One block as Markdown, without HTML and with its links changed. */
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

/** Markdown with its HTML as Markdown and its links changed; blocks that have neither stay as they were typed. */
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

/** HTML as Markdown, with its links changed. */
export const markdownOfHtml = (source: string, rewriting: Rewriting): string =>
  ofHtml(htmlReader.parse(source), rewriting, createHeld())

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
