import rehypeParse from 'rehype-parse'
import { unified } from 'unified'

const parser = unified().use(rehypeParse)

type Tree = ReturnType<typeof parser.parse>
type Content = Tree['children'][number]
type Element = Extract<Content, { type: 'element' }>

const elementsIn = ({ children }: Tree | Element): Element[] =>
  children.flatMap((child) => (child.type === 'element' ? [child, ...elementsIn(child)] : []))

const textOf = ({ children }: Element): string =>
  children
    .map((child) => {
      if (child.type === 'element') return textOf(child)
      return child.type === 'text' ? child.value : ''
    })
    .join('')

/** Parses the HTML of a page as a browser does, without running scripts. */
export const parsePage = (html: string) => {
  const elements = elementsIn(parser.parse(html))
  const texts = (tag: string) =>
    elements.filter(({ tagName }) => tagName === tag).map((element) => textOf(element))
  const links = elements
    .filter(({ tagName }) => tagName === 'a')
    .map((element) => ({ text: textOf(element), href: String(element.properties.href) }))
  const named = elements
    .filter(({ tagName }) => tagName === 'meta')
    .map(({ properties: { name, property, content } }) => ({
      name: String(name ?? property ?? ''),
      content: String(content ?? ''),
    }))
    .filter(({ name }) => name !== '')
  const twice = named.filter(
    ({ name }, index) => named.findIndex((tag) => tag.name === name) < index,
  )
  if (twice.length > 0)
    throw new Error(`More than once: ${twice.map(({ name }) => name).join(', ')}`)
  const canonical = elements.find(
    ({ tagName, properties: { rel } }) => tagName === 'link' && String(rel) === 'canonical',
  )
  const head: Readonly<Record<string, string | undefined>> = {
    title: texts('title')[0],
    canonical: canonical?.properties.href,
    ...Object.fromEntries(named.map(({ name, content }) => [name, content])),
  }
  return { texts, links, head }
}
