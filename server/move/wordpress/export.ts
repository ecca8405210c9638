import { childrenNamed, createXmlReader, textAtPath, type XmlNode } from '#server/base/text/xml.ts'
import { RejectedSiteError } from '../refusal.ts'

export interface WordPressItem {
  readonly id: string
  /** Id of the parent item: for pictures, the text that they were uploaded to. */
  readonly parent: string
  readonly type: string
  readonly status: string
  /** Empty if the item is public. */
  readonly password: string
  readonly title: string
  readonly link: string
  readonly content: string
  readonly excerpt: string
  readonly day: string
  readonly creator: string
  readonly attachment: string
  readonly meta: ReadonlyMap<string, string>
  readonly terms: readonly string[]
  readonly comments: number
  /** Language code, if a plugin provides it. */
  readonly language: string
}

export interface WordPressExport {
  readonly base: string
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
      textAtPath(meta, 'wp:meta_key'),
      textAtPath(meta, 'wp:meta_value'),
    ]),
  )

const termsOf = (item: XmlNode, isLanguage: boolean): XmlNode[] =>
  childrenNamed(item, 'category').filter(
    (term) => isLanguage === (textAtPath(term, '@domain') === 'language'),
  )

const toItem = (item: XmlNode): WordPressItem => ({
  id: textAtPath(item, 'wp:post_id'),
  parent: textAtPath(item, 'wp:post_parent'),
  type: textAtPath(item, 'wp:post_type'),
  status: textAtPath(item, 'wp:status'),
  password: textAtPath(item, 'wp:post_password'),
  title: textAtPath(item, 'title'),
  link: textAtPath(item, 'link'),
  content: textAtPath(item, 'content:encoded'),
  excerpt: textAtPath(item, 'excerpt:encoded'),
  day: textAtPath(item, 'wp:post_date').slice(0, 10),
  creator: textAtPath(item, 'dc:creator'),
  attachment: textAtPath(item, 'wp:attachment_url'),
  meta: metaOf(item),
  terms: termsOf(item, false)
    .filter((term) => textAtPath(term, '@domain') !== 'post_translations')
    .map((term) => textAtPath(term))
    .filter(Boolean),
  language: textAtPath(termsOf(item, true)[0], '@nicename').toLowerCase(),
  comments: childrenNamed(item, 'wp:comment').length,
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
  const link = textAtPath(channel, 'wp:base_blog_url') || textAtPath(channel, 'link')
  return {
    base: link.replace(/\/$/, ''),
    language: textAtPath(channel, 'language'),
    items: childrenNamed(channel, 'item').map(toItem),
    writers: new Map(
      childrenNamed(channel, 'wp:author').map((author) => [
        textAtPath(author, 'wp:author_login'),
        textAtPath(author, 'wp:author_display_name'),
      ]),
    ),
  }
}
