import { isOwnPath } from '#contract/page/own-path.ts'
import { plainPath } from '#contract/pages.ts'
import { excerpt } from '#contract/text/excerpt.ts'
import { slugOf } from '#contract/text/slug.ts'
import { untilWritten } from './hidden.ts'
import type { Entry } from './importer.ts'
import { entryLink } from './links.ts'
import type { Body } from './text/body.ts'
import { decoded } from './text/decoded.ts'

/** What every text of a site is made of, whatever it becomes. */
export interface Article {
  readonly key: string
  readonly source: string
  readonly title: string
  readonly body: Body
  readonly summary?: string
  /** The day it is of; empty where there is none. */
  readonly day?: string
  /** The name of a picture of the site, or nothing. */
  readonly picture?: string | undefined
  readonly isDraft?: boolean
  readonly addresses?: readonly string[]
  readonly notes?: readonly string[]
}

/** A text without its title, which stands above it anyway. */
const withoutTitle = ({ title, body }: Pick<Article, 'title' | 'body'>): string => {
  const found = /^#[ \t]+([^\n]{1,300})(?:\n+|$)/.exec(body.text)
  return found?.[1]?.trim().toLowerCase() === title.toLowerCase()
    ? body.text.slice(found?.[0].length)
    : body.text
}

/** Whether a text has nothing to say but its title. */
export const isEmpty = (article: Pick<Article, 'title' | 'body'>): boolean =>
  !article.body.isLeftOut && withoutTitle(article).trim() === ''

/** What has lost its text is shown to nobody before someone has looked at it. */
const isHidden = ({ isDraft, body }: Article): boolean => isDraft || body.isLeftOut || false

const publishing = (article: Article) => (isHidden(article) ? { status: 'draft' } : {})

const placeOf = ({ key, source, addresses = [], notes = [], body, isDraft }: Article) => ({
  key,
  source,
  addresses,
  notes: [...notes, ...body.notes, ...(body.isLeftOut && !isDraft ? [untilWritten] : [])],
})

/** Someone who wrote a text: by their key where they move in too. */
export interface Writer {
  readonly name: string
  readonly key?: string | undefined
}

/** Who wrote a text, as its last line. */
const byline = (writers: readonly Writer[]): string =>
  writers.length === 0
    ? ''
    : `\n\n*By ${writers
        .map(({ name, key }) => (key ? `[${name}](${entryLink(key)})` : name))
        .join(', ')}*`

/** A text as news. */
export const newsEntry = (article: Article, writers: readonly Writer[] = []): Entry => {
  const { title, body, summary = '', day = '', picture = '' } = article
  const words = title || excerpt(body.text, 100) || article.source
  return {
    kind: 'news',
    title: words,
    ...placeOf(article),
    fields: {
      title: words,
      description: summary || excerpt(body.text, 300),
      content: `${withoutTitle(article) || summary}${byline(writers)}`,
      date: day,
      pic: picture,
      ...publishing(article),
    },
  }
}

/** What a project has besides its text. */
export interface ProjectFacts {
  /** The key of its category. */
  readonly category: string
  readonly contributors?: readonly string[]
  readonly references?: readonly string[]
}

/** A text as a project. */
export const projectEntry = (
  article: Article,
  { category, contributors = [], references = [] }: ProjectFacts,
): Entry => {
  const { title, body, summary = '', picture = '' } = article
  const shortDesc = summary || excerpt(body.text, 300) || title
  const fields = { title, shortDesc, content: withoutTitle(article) || shortDesc, image: picture }
  return {
    kind: 'project',
    title,
    ...placeOf(article),
    fields: { ...fields, categoryId: category, contributors, references, ...publishing(article) },
  }
}

/** The categories of projects by what a site calls them; each is an entry once. */
export const createCategories = (source: string) => {
  const entries = new Map<string, Entry>()
  return {
    keyOf: (written: string): string => {
      const name = written.trim() || 'Projects'
      const key = `category/${name.toLowerCase()}`
      if (!entries.has(key)) {
        const title = name.slice(0, 1).toUpperCase() + name.slice(1)
        entries.set(key, { kind: 'category', key, title, source, fields: { name: title } })
      }
      return key
    },
    entries: (): Entry[] => [...entries.values()],
  }
}

/** An address as one of a page of the group's own: as it was where that is possible. */
const ownPathFor = (address: string, title: string): string => {
  const path = plainPath(decoded(address)).replace(/(?:\/index)?\.html?$/, '')
  if (isOwnPath(path)) return path
  const slug = slugOf(path.split('/').filter(Boolean).join(' ') || title)
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9-]/g, '')
  const plain = `/${slug || 'page'}`
  return isOwnPath(plain) ? plain : `/old-${slug || 'page'}`
}

/** What is said of pages in whose place Salus has its own. */
export const keptAsDraft = 'Kept as a draft: Salus has a page of its own for this'

/** A text as a page of the group's own, at its old address where that is possible. */
export const pageEntry = (article: Article, address: string, menu = ''): Entry => {
  const { title, isDraft } = article
  const path = ownPathFor(address, title)
  const old = plainPath(address)
  const isMoved = old !== path && old !== '/' && old !== ''
  const { addresses, notes, ...place } = placeOf(article)
  return {
    kind: 'page',
    title,
    ...place,
    notes: menu && !isHidden(article) ? [...notes, `Goes into the menu as “${menu}”`] : notes,
    addresses: isDraft
      ? []
      : [...addresses, ...(isMoved ? [old] : [])].filter((each) => plainPath(each) !== path),
    fields: {
      title,
      path,
      content: withoutTitle(article),
      inSitemap: true,
      ...(menu && { menu }),
      ...publishing(article),
    },
  }
}
