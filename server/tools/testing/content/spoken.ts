import rehypeParse from 'rehype-parse'
import { unified } from 'unified'

/** A text of a page as it is read or heard, and what the page says of its language. */
export interface Spoken {
  readonly text: string
  readonly lang: string
  readonly dir: string
  /** The name of an element, or of a field, whose language is that of what is typed. */
  readonly nameOf?: 'element' | 'field' | undefined
}

type Around = Pick<Spoken, 'lang' | 'dir'>
type Node = ReturnType<ReturnType<typeof parser>['parse']>['children'][number]
const parser = () => unified().use(rehypeParse, { fragment: true }).freeze()
const reader = parser()

/** What holds no texts, and formulas, which are read the same in every language. */
const silent = ['script', 'style', 'template', 'math']
const fields = ['input', 'textarea']
const heard = ['alt', 'ariaLabel', 'title', 'placeholder']

/** The language of a page, and its direction. */
const languageOf = (html: string): Around => {
  const [, lang = '', dir = 'ltr'] = /<html lang="([^"]*)"(?: dir="([^"]*)")?/.exec(html) ?? []
  return { lang, dir }
}

/** Every text in the body of a page, in its order. */
export const spokenIn = (html: string): Spoken[] => {
  const found: Spoken[] = []
  const say = (text: string, { lang, dir }: Around, nameOf?: Spoken['nameOf']) => {
    const plain = text.replaceAll(/\s+/g, ' ').trim()
    if (plain !== '') found.push({ text: plain, lang, dir, nameOf })
  }
  const walk = (node: Node, around: Around): void => {
    if (node.type === 'text') say(node.value, around)
    if (node.type !== 'element' || silent.includes(node.tagName)) return
    const { properties: own } = node
    const here = { lang: String(own.lang ?? around.lang), dir: String(own.dir ?? around.dir) }
    for (const name of heard)
      if (typeof own[name] === 'string')
        say(own[name], here, fields.includes(node.tagName) ? 'field' : 'element')
    for (const child of node.children) walk(child, here)
  }
  // Style sheet and scripts are most of a page.
  const body = html.slice(html.indexOf('<body')).replaceAll(/<script.*?<\/script>/gs, '')
  const page = languageOf(html)
  for (const node of reader.parse(body).children) walk(node, page)
  return found
}
