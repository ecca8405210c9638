import rehypeParse from 'rehype-parse'
import rehypeRaw from 'rehype-raw'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { toSuperOrSubscript } from '#contract/text/off-the-line.ts'
import { keepHtmlTogether, restoreBlankLines } from './html-blocks.ts'
import { createMarkdownPlaceholders, type MarkdownPlaceholders } from './markdown-placeholders.ts'

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
type Properties = Extract<HtmlNode, { type: 'element' }>['properties']

export interface MarkdownRewriter {
  /** Returns the new URL of a picture. Undefined drops it, or links to it if the URL is absolute. */
  image(address: string): string | undefined
  /** Returns the new URL of a link. Undefined keeps only its text. */
  link(address: string): string | undefined
  taken(name: string): void
}

/** Elements with scripts, styles or forms, which Markdown cannot express. */
const droppedElements = new Set([
  ...['script', 'style', 'noscript', 'template', 'object', 'applet', 'form', 'input', 'select'],
  ...['textarea', 'link', 'meta', 'head', 'title', 'canvas', 'base', 'svg', 'math'],
])
const elementsDroppedSilently = new Set([
  'link',
  'meta',
  'head',
  'title',
  'style',
  'template',
  'base',
  'noscript',
])

/** Comments for programs, which contain no text of an author. */
const editorComment =
  /^\s*(?:\/?wp:|more\b|truncate\b|excerpt\b|nextpage\b|toc\b|tocstop\b|prettier|markdownlint|Hugo|\[if\b|<?!\[endif)|^\s*$/i

export const isPictureUrl = (address: string): boolean =>
  /\.(?:jpe?g|png|gif|webp|avif)(?:[?#]|$)/i.test(address)

const isRemote = (address: string): boolean => /^https?:\/\//i.test(address)

/** Returns the URL of a picture or frame. Pages that load pictures late have it in another attribute. */
const sourceOf = ({ src, dataSrc, dataLazySrc, dataOriginal, dataImage }: Properties): string => {
  const late = [dataSrc, dataLazySrc, dataOriginal, dataImage].find((each) => each)
  return String((late && (!src || /^data:/i.test(String(src))) ? late : src) ?? '')
}

/** Removes unsupported elements. Converts frames to links. */
const withoutUnsupportedElements = (
  nodes: readonly HtmlNode[],
  rewriting: MarkdownRewriter,
  placeholders: MarkdownPlaceholders,
): HtmlNode[] =>
  nodes.flatMap((node): HtmlNode[] => {
    if (node.type === 'text') return [{ ...node, value: placeholders.formulas(node.value) }]
    if (node.type === 'comment' && !editorComment.test(node.value)) rewriting.taken('comment')
    if (node.type !== 'element') return []
    const { tagName, properties } = node
    if (droppedElements.has(tagName)) {
      if (!elementsDroppedSilently.has(tagName)) rewriting.taken(`<${tagName}>`)
      return []
    }
    const address = sourceOf(properties)
    if (tagName === 'iframe' || tagName === 'embed' || tagName === 'video' || tagName === 'audio') {
      rewriting.taken(`<${tagName}>`)
      if (!isRemote(address)) return []
      const words = { type: 'text' as const, value: address }
      return [{ ...node, tagName: 'a', properties: { href: address }, children: [words] }]
    }
    const [only, ...more] = node.children
    if ((tagName === 'sup' || tagName === 'sub') && only?.type === 'text' && more.length === 0) {
      return [{ ...only, value: toSuperOrSubscript(only.value, tagName) }]
    }
    if (tagName === 'summary') {
      const strong = { ...node, tagName: 'strong', properties: {} }
      return withoutUnsupportedElements(
        [{ ...node, tagName: 'p', properties: {}, children: [strong] }],
        rewriting,
        placeholders,
      )
    }
    // Buttons do nothing in a static text.
    const name = tagName === 'button' ? 'span' : tagName
    const children = withoutUnsupportedElements(node.children, rewriting, placeholders).filter(
      (child) => child.type !== 'doctype',
    )
    const kept =
      tagName === 'img'
        ? { src: address, alt: properties.alt, title: properties.title || undefined }
        : {
            href: properties.href,
            className: tagName === 'code' ? properties.className : undefined,
          }
    return [{ ...node, tagName: name, properties: kept, children }]
  })

interface Named {
  readonly type: string
  readonly children?: readonly Named[]
}

const containsType = (node: Named, types: ReadonlySet<string>): boolean =>
  types.has(node.type) || (node.children?.some((child) => containsType(child, types)) ?? false)

const htmlType = new Set(['html'])
const typesWithUrl = new Set(['image', 'link', 'definition', 'imageReference'])

/** Replaces URLs of pictures and links. Keeps the text of removed links. */
const replaceUrls = (nodes: readonly Block[], rewriting: MarkdownRewriter): Block[] =>
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
      // Drops Markdown definitions of picture URLs, because the pictures contain their URLs by now.
      return isPictureUrl(node.url) ? [] : [{ ...node, url: rewriting.link(node.url) ?? '' }]
    }
    if (!('children' in node)) return [node]
    const children = replaceUrls(node.children, rewriting)
    if (node.type !== 'link') return [Object.assign(node, { children })]
    // Drops links around pictures that led to the picture in full size, and links around links.
    const isItself = children.some(({ type }) => type === 'image') && isPictureUrl(node.url)
    if (isItself || children.some(({ type }) => type === 'link')) return children
    const url = rewriting.link(node.url)
    // A link without content cannot be clicked.
    if (url === undefined || children.length === 0) return children
    return [Object.assign(node, { children, url })]
  })

/** Matches Markdown without visible content, only blanks in escaped or plain form. */
const onlyBlanks = /^(?:\s|&#x20;|\\)*$/

const write = (children: Block[]): string => {
  const text = writer
    .stringify({ type: 'root', children })
    // Removes escaped line breaks that remain after a removed picture.
    .replaceAll(/^([ \t>]*)&#xA;/gm, '$1')
    .trim()
  return onlyBlanks.test(text) ? '' : text
}

const ofHtml = (
  tree: HtmlRoot,
  rewriting: MarkdownRewriter,
  placeholders: MarkdownPlaceholders,
): string => {
  const children = withoutUnsupportedElements(tree.children, rewriting, placeholders)
  const plain = toMarkdown.runSync({ ...tree, children })
  return placeholders.putBack(write(replaceUrls(plain.children, rewriting)))
}

type Definition = Extract<Block, { type: 'definition' }>
type Definitions = ReadonlyMap<string, Definition>

const withInlinedUrls = (nodes: readonly Block[], definitions: Definitions): Block[] =>
  nodes.map((node): Block => {
    const { url, title } = ('identifier' in node && definitions.get(node.identifier)) || {}
    if (node.type === 'imageReference' && url !== undefined)
      return { type: 'image', url, title, alt: node.alt }
    if (!('children' in node)) return node
    const children = withInlinedUrls(node.children, definitions)
    return node.type === 'linkReference' && url !== undefined
      ? Object.assign({ ...node }, { type: 'link' as const, url, title, children })
      : Object.assign(node, { children })
  })

const withPlaceholders = (nodes: readonly Block[], placeholders: MarkdownPlaceholders): Block[] =>
  nodes.map((node): Block => {
    const hold = (markdown: string): Block => ({ type: 'text', value: placeholders.hold(markdown) })
    if (node.type === 'footnoteReference') return hold(`[^${node.label ?? node.identifier}]`)
    if (node.type === 'inlineMath') return hold(`$${node.value}$`)
    if (node.type === 'math') return hold(`$$${node.value.replaceAll('\n', ' ')}$$`)
    return 'children' in node
      ? Object.assign(node, { children: withPlaceholders(node.children, placeholders) })
      : node
  })

const rewriteBlocks = (
  blocks: readonly Block[],
  rewriting: MarkdownRewriter,
  definitions: Definitions,
): string => {
  if (!blocks.some((block) => containsType(block, htmlType)))
    return write(replaceUrls(withInlinedUrls(blocks, definitions), rewriting))
  const [block] = blocks
  if (block?.type === 'footnoteDefinition') {
    const note = block.children
      .map((each) => rewriteBlocks([each], rewriting, definitions))
      .join('\n\n')
    return `[^${block.label ?? block.identifier}]: ${note.replaceAll(/\n(?=[^\n])/g, '\n    ')}`
  }
  const placeholders = createMarkdownPlaceholders()
  const children = withPlaceholders(withInlinedUrls(blocks, definitions), placeholders)
  return ofHtml(toHtml.runSync({ type: 'root', children }), rewriting, placeholders)
}

/** Groups the blocks of each HTML element. Definitions stay apart, because they can be anywhere. */
const groupByElement = (
  blocks: readonly Block[],
  elements: readonly (readonly [start: number, end: number])[],
): Block[][] => {
  const groups: Block[][] = []
  let next = 0
  let group: Block[] | undefined
  for (const block of blocks) {
    const at = block.position?.start.offset ?? 0
    while ((elements[next]?.[1] ?? Number.POSITIVE_INFINITY) <= at) {
      next++
      group = undefined
    }
    const isInside =
      at >= (elements[next]?.[0] ?? Number.POSITIVE_INFINITY) && !/efinition$/.test(block.type)
    if (isInside && group) group.push(block)
    else groups.push([block])
    if (isInside) group ??= groups.at(-1)
  }
  return groups
}

/** Converts HTML in Markdown and replaces links. Blocks without either stay unchanged. */
export const rewriteMarkdown = (
  source: string,
  rewriting: MarkdownRewriter,
  isKramdown: boolean,
): string => {
  const { text, elements } = keepHtmlTogether(source, isKramdown)
  const blocks = reader.parse(text).children
  const definitions: Definitions = new Map(
    blocks.flatMap((block) => (block.type === 'definition' ? [[block.identifier, block]] : [])),
  )
  const rewritten = groupByElement(blocks, elements)
    .map((group) => {
      const { start, end } = group[0]?.position ?? {}
      const isChanged = group.some(
        (block) => containsType(block, htmlType) || containsType(block, typesWithUrl),
      )
      return isChanged
        ? rewriteBlocks(group, rewriting, definitions)
        : text.slice(start?.offset, end?.offset)
    })
    .filter((part) => part !== '')
    .join('\n\n')
  return restoreBlankLines(rewritten)
}

export const convertHtmlToMarkdown = (source: string, rewriting: MarkdownRewriter): string =>
  ofHtml(htmlReader.parse(source), rewriting, createMarkdownPlaceholders())

const wordsOf = (nodes: readonly HtmlNode[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'text') return node.value
      return node.type === 'element' && !droppedElements.has(node.tagName)
        ? wordsOf(node.children)
        : ''
    })
    .join('')

export const plainTextOfHtml = (source: string): string =>
  wordsOf(htmlReader.parse(source).children).replaceAll(/\s+/g, ' ').trim()
