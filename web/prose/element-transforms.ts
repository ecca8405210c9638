import { hrefOf } from '#contract/call/href.ts'
import { parsePictureUrl } from '#contract/media/picture-facts.ts'
import type { HastContent, HastElement } from './hast.ts'
import { toMathLetters } from './math-letters.ts'

export type ElementTransform = (element: HastElement, isLinked: boolean) => HastContent[]

const text = (value: string): HastContent => ({ type: 'text', value })

export const makeElement = (
  tagName: string,
  properties: HastElement['properties'],
  children: HastContent[],
): HastElement => ({ type: 'element', tagName, properties, children })

const isElement = (node: HastContent | undefined, tag: string): node is HastElement =>
  node?.type === 'element' && node.tagName === tag

const outside = { rel: 'noopener noreferrer' }

// A link with an unsafe URL becomes plain text.
const link: ElementTransform = (element, isLinked) => {
  const written = String(element.properties.href ?? '')
  const href = written.startsWith('#') ? written : hrefOf(written)
  if (href === null || isLinked) return element.children
  const rel = /^https?:/i.test(href) ? outside : {}
  return [makeElement('a', { ...element.properties, href, ...rel }, element.children)]
}

// Only images of this site are loaded. Others become links.
const picture: ElementTransform = (element, isLinked) => {
  const src = String(element.properties.src ?? '')
  const alt = String(element.properties.alt ?? '')
  if (parsePictureUrl(src)) return [element]
  return link(makeElement('a', { href: src }, [text(alt || src)]), isLinked)
}

const paragraph: ElementTransform = (element) => {
  const content = element.children.filter((node) => node.type !== 'text' || node.value.trim())
  const [only] = content
  if (content.length !== 1 || !isElement(only, 'img')) return [element]
  const caption = String(only.properties.title ?? '').trim()
  return [
    makeElement(
      'figure',
      {},
      caption ? [only, makeElement('figcaption', {}, [text(caption)])] : [only],
    ),
  ]
}

// Puts a block formula into a scrollable box, because it may be wider than its column.
const formula: ElementTransform = ({ properties, children }) => {
  const classes = properties.className
  if (!Array.isArray(classes)) return children
  if (classes.includes('katex-error')) return [makeElement('code', {}, children)]
  const [math] = children
  const isBlock = isElement(math, 'math') && math.properties.display === 'block'
  return isBlock ? [makeElement('div', { className: ['prose-math'] }, [math])] : children
}

// Adds an accessible name to the checkboxes of task lists.
const box: ElementTransform = ({ properties }) => [
  makeElement('input', { ...properties, ariaLabel: properties.checked ? 'Done' : 'To do' }, []),
]

// Browsers do not support `mathvariant`, so letters become the matching Unicode characters.
const styledLetters: ElementTransform = ({ tagName, properties, children }) => {
  const { mathvariant, ...rest } = properties
  const [letters] = children
  const styled = letters?.type === 'text' && toMathLetters(letters.value, String(mathvariant))
  return [
    styled
      ? makeElement(tagName, rest, [text(styled)])
      : makeElement(tagName, properties, children),
  ]
}

// Drops the TeX source that KaTeX adds as an annotation.
const meaning: ElementTransform = ({ children }) => children.slice(0, 1)

export const elementTransforms: ReadonlyMap<string, ElementTransform> = new Map<
  string,
  ElementTransform
>([
  ['a', link],
  ['img', picture],
  ['input', box],
  ['p', paragraph],
  ['span', formula],
  ['semantics', meaning],
  ...['mi', 'mn', 'mo', 'mtext'].map((tag) => [tag, styledLetters] as const),
])
