import { all, createXmlReader, type Node, textAt } from '#server/base/text/xml.ts'
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

const metaOf = (item: Node): Map<string, string> =>
  new Map(
    all(item, 'wp:postmeta').map((meta) => [
      textAt(meta, 'wp:meta_key'),
      textAt(meta, 'wp:meta_value'),
    ]),
  )

const termsOf = (item: Node, isLanguage: boolean): Node[] =>
  all(item, 'category').filter((term) => isLanguage === (textAt(term, '@domain') === 'language'))

const toItem = (item: Node): WordPressItem => ({
  id: textAt(item, 'wp:post_id'),
  parent: textAt(item, 'wp:post_parent'),
  type: textAt(item, 'wp:post_type'),
  status: textAt(item, 'wp:status'),
  password: textAt(item, 'wp:post_password'),
  title: textAt(item, 'title'),
  link: textAt(item, 'link'),
  content: textAt(item, 'content:encoded'),
  excerpt: textAt(item, 'excerpt:encoded'),
  day: textAt(item, 'wp:post_date').slice(0, 10),
  creator: textAt(item, 'dc:creator'),
  attachment: textAt(item, 'wp:attachment_url'),
  meta: metaOf(item),
  terms: termsOf(item, false)
    .filter((term) => textAt(term, '@domain') !== 'post_translations')
    .map((term) => textAt(term))
    .filter(Boolean),
  language: textAt(termsOf(item, true)[0], '@nicename').toLowerCase(),
  comments: all(item, 'wp:comment').length,
})

/** Parses an export. Throws if it declares XML entities, because real exports never do. */
export const parseWordPressExport = (text: string): WordPressExport => {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text.slice(0, text.indexOf('<rss') + 1 || undefined))) {
    throw new RejectedSiteError('The export declares entities of its own, so it is not read')
  }
  let channel: Node
  try {
    channel = all(all(readXml(text), 'rss')[0], 'channel')[0]
  } catch {
    throw new RejectedSiteError('The export is damaged: it is no XML that can be read')
  }
  const link = textAt(channel, 'wp:base_blog_url') || textAt(channel, 'link')
  return {
    base: link.replace(/\/$/, ''),
    language: textAt(channel, 'language'),
    items: all(channel, 'item').map(toItem),
    writers: new Map(
      all(channel, 'wp:author').map((author) => [
        textAt(author, 'wp:author_login'),
        textAt(author, 'wp:author_display_name'),
      ]),
    ),
  }
}
