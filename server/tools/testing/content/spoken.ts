import rehypeParse from 'rehype-parse'
import { unified } from 'unified'

/** A text on a page, with its language as assistive technology determines it. */
export interface PageText {
  readonly text: string
  readonly lang: string
  readonly dir: string
  /** Set if the text names an element, or a field whose typed text has the same language. */
  readonly nameOf?: 'element' | 'field' | undefined
}

type Around = Pick<PageText, 'lang' | 'dir'>
type Node = ReturnType<ReturnType<typeof parser>['parse']>['children'][number]
const parser = () => unified().use(rehypeParse, { fragment: true }).freeze()
const reader = parser()

/** Elements without readable text, and formulas, which are the same in every language. */
const silent = ['script', 'style', 'template', 'math']
const fields = ['input', 'textarea']
const heard = ['alt', 'ariaLabel', 'title', 'placeholder']

/** Returns language and direction of a page. */
const languageOf = (html: string): Around => {
  const [, lang = '', dir = 'ltr'] = /<html lang="([^"]*)"(?: dir="([^"]*)")?/.exec(html) ?? []
  return { lang, dir }
}

/** Lists every text in the body of a page in order, including names of elements such as `alt`. */
export const listPageTexts = (html: string): PageText[] => {
  const found: PageText[] = []
  const say = (text: string, { lang, dir }: Around, nameOf?: PageText['nameOf']) => {
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
  // Style sheet and scripts are most of a page and would slow parsing down.
  const body = html.slice(html.indexOf('<body')).replaceAll(/<script.*?<\/script>/gs, '')
  const page = languageOf(html)
  for (const node of reader.parse(body).children) walk(node, page)
  return found
}
