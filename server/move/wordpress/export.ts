import { childrenNamed, createXmlReader, findXmlText, type XmlNode } from '#server/base/text/xml.ts'
import { RejectedSiteError } from '../refusal.ts'

export interface WordPressItem {
  readonly id: string
  /** Id of the parent item: for pictures, the text that they were uploaded to. */
  readonly parent: string
  readonly type: string
  readonly status: string
  /** Password that visitors must enter to see the item. Empty if there is none. */
  readonly password: string
  readonly title: string
  /** Absolute URL, if the export names the URL of the site. */
  readonly link: string
  readonly content: string
  readonly excerpt: string
  readonly day: string
  readonly creator: string
  readonly attachment: string
  readonly meta: ReadonlyMap<string, string>
  readonly terms: readonly string[]
  readonly comments: number
  /** Position in a menu, and the name of the menu. Only for menu items. */
  readonly order: number
  readonly menu: string
  /** Language code, if a plugin provides it. */
  readonly language: string
}

export interface WordPressExport {
  /** URLs of the site, without a slash at the end. */
  readonly bases: readonly string[]
  readonly title: string
  /** Tagline of the site. */
  readonly description: string
  readonly language: string
  readonly items: readonly WordPressItem[]
  /** Display names by account name. */
  readonly writers: ReadonlyMap<string, string>
}

const readXml = createXmlReader([])

export const isWordPressExport = (text: string): boolean =>
  /<rss\b/.test(text.slice(0, 20_000)) && text.slice(0, 20_000).includes('wordpress.org/export/')

const metaOf = (item: XmlNode): Map<string, string> =>
  new Map(
    childrenNamed(item, 'wp:postmeta').map((meta) => [
      findXmlText(meta, 'wp:meta_key'),
      findXmlText(meta, 'wp:meta_value'),
    ]),
  )

const termsOf = (item: XmlNode, isLanguage: boolean): XmlNode[] =>
  childrenNamed(item, 'category').filter(
    (term) => isLanguage === (findXmlText(term, '@domain') === 'language'),
  )

/** Returns the URL of an item. Squarespace writes only its path, and for some items nothing but a name. */
const linkOf = (item: XmlNode, base: string): string => {
  const name = findXmlText(item, 'wp:post_name')
  const link = findXmlText(item, 'link') || (name && `/${name}`)
  return (base !== '' && URL.parse(link, base)?.href) || link
}

const toItem = (item: XmlNode, base: string): WordPressItem => ({
  id: findXmlText(item, 'wp:post_id'),
  parent: findXmlText(item, 'wp:post_parent'),
  type: findXmlText(item, 'wp:post_type'),
  status: findXmlText(item, 'wp:status'),
  password: findXmlText(item, 'wp:post_password'),
  title: findXmlText(item, 'title'),
  link: linkOf(item, base),
  content: findXmlText(item, 'content:encoded'),
  excerpt: findXmlText(item, 'excerpt:encoded'),
  day: findXmlText(item, 'wp:post_date').slice(0, 10),
  creator: findXmlText(item, 'dc:creator'),
  attachment: findXmlText(item, 'wp:attachment_url'),
  meta: metaOf(item),
  terms: termsOf(item, false)
    .filter((term) => findXmlText(term, '@domain') !== 'post_translations')
    .map((term) => findXmlText(term))
    .filter(Boolean),
  language: findXmlText(termsOf(item, true)[0], '@nicename').toLowerCase(),
  comments: childrenNamed(item, 'wp:comment').length,
  order: Number(findXmlText(item, 'wp:menu_order')) || 0,
  menu: findXmlText(
    childrenNamed(item, 'category').find((term) => findXmlText(term, '@domain') === 'nav_menu'),
  ),
})

/** Parses an export. Throws if it declares XML entities, because real exports never do. */
export const parseWordPressExport = (text: string): WordPressExport => {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text.slice(0, text.indexOf('<rss') + 1 || undefined))) {
    throw new RejectedSiteError('The export declares entities of its own, so it is not read')
  }
  let channel: XmlNode
  try {
    channel = childrenNamed(childrenNamed(readXml(text), 'rss')[0], 'channel')[0]
  } catch {
    throw new RejectedSiteError('The export is damaged: it is no XML that can be read')
  }
  const urls = ['wp:base_blog_url', 'wp:base_site_url', 'link'].map((name) =>
    findXmlText(channel, name).replace(/\/+$/, ''),
  )
  const bases = [...new Set(urls)].filter((url) => /^https?:\/\//.test(url))
  const [base = ''] = bases
  return {
    bases,
    title: findXmlText(channel, 'title'),
    description: findXmlText(channel, 'description'),
    language: findXmlText(channel, 'language'),
    items: childrenNamed(channel, 'item').map((item) => toItem(item, base)),
    writers: new Map(
      childrenNamed(channel, 'wp:author').map((author) => [
        findXmlText(author, 'wp:author_login'),
        findXmlText(author, 'wp:author_display_name'),
      ]),
    ),
  }
}
