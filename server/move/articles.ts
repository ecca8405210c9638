import { isCustomPagePath } from '#contract/page/own-path.ts'
import { normalizePath } from '#contract/pages.ts'
import { createExcerpt } from '#contract/text/excerpt.ts'
import { slugOf } from '#contract/text/slug.ts'
import { draftUntilWrittenNote } from './draft-notes.ts'
import type { ImportedEntry } from './importer.ts'
import { entryLinkPlaceholder } from './placeholders.ts'
import type { ConvertedText } from './text/body.ts'
import { decodeUrl } from './text/decode-url.ts'

/** A text of the old site that becomes a news item, project or page. */
export interface ImportedArticle {
  readonly key: string
  readonly source: string
  readonly title: string
  readonly body: ConvertedText
  readonly summary?: string
  /** ISO date, or empty. */
  readonly day?: string
  readonly picture?: string | undefined
  readonly isDraft?: boolean
  readonly isExample?: boolean
  readonly addresses?: readonly string[]
  readonly notes?: readonly string[]
}

const withoutRepeatedTitle = ({ title, body }: Pick<ImportedArticle, 'title' | 'body'>): string => {
  const found = /^#[ \t]+([^\n]{1,300})(?:\n+|$)/.exec(body.text)
  return found?.[1]?.trim().toLowerCase() === title.toLowerCase()
    ? body.text.slice(found?.[0].length)
    : body.text
}

export const isEmptyArticle = (article: Pick<ImportedArticle, 'title' | 'body'>): boolean =>
  !article.body.isDropped && withoutRepeatedTitle(article).trim() === ''

/** An article whose text could not be read becomes a draft, so that an editor sees it first. */
const isHidden = ({ isDraft, body }: ImportedArticle): boolean => isDraft || body.isDropped || false

const draftStatus = (article: ImportedArticle) => (isHidden(article) ? { status: 'draft' } : {})

const commonFields = ({
  key,
  source,
  addresses = [],
  notes = [],
  body,
  isDraft,
  isExample,
}: ImportedArticle) => ({
  key,
  source,
  addresses,
  notes: [...notes, ...body.notes, ...(body.isDropped && !isDraft ? [draftUntilWrittenNote] : [])],
  ...(isExample && { isExample }),
})

/** Author of an article. `key` is set if the author is imported too. */
export interface ArticleAuthor {
  readonly name: string
  readonly key?: string | undefined
}

const byline = (writers: readonly ArticleAuthor[]): string =>
  writers.length === 0
    ? ''
    : `\n\n*By ${writers
        .map(({ name, key }) => (key ? `[${name}](${entryLinkPlaceholder(key)})` : name))
        .join(', ')}*`

export const articleToNews = (
  article: ImportedArticle,
  writers: readonly ArticleAuthor[] = [],
): ImportedEntry => {
  const { title, body, summary = '', day = '', picture = '' } = article
  const words = title || createExcerpt(body.text, 100) || article.source
  return {
    kind: 'news',
    title: words,
    ...commonFields(article),
    fields: {
      title: words,
      description: summary || createExcerpt(body.text, 300),
      content: `${withoutRepeatedTitle(article) || summary}${byline(writers)}`,
      date: day,
      pic: picture,
      ...draftStatus(article),
    },
  }
}

export interface ArticleProjectFields {
  readonly category: string
  readonly contributors?: readonly string[]
  readonly references?: readonly string[]
}

export const articleToProject = (
  article: ImportedArticle,
  { category, contributors = [], references = [] }: ArticleProjectFields,
): ImportedEntry => {
  const { title, body, summary = '', picture = '' } = article
  const shortDesc = summary || createExcerpt(body.text, 300) || title
  const fields = {
    title,
    shortDesc,
    content: withoutRepeatedTitle(article) || shortDesc,
    image: picture,
  }
  return {
    kind: 'project',
    title,
    ...commonFields(article),
    fields: { ...fields, categoryId: category, contributors, references, ...draftStatus(article) },
  }
}

/** Collects categories of projects. Each name becomes one entry. */
export const createProjectCategoryCollector = (source: string) => {
  const entries = new Map<string, ImportedEntry>()
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
    entries: (): ImportedEntry[] => [...entries.values()],
  }
}

/** Returns a valid path of a custom page: the old path if possible, otherwise one made from it or from the title. */
const customPagePath = (address: string, title: string): string => {
  const path = normalizePath(decodeUrl(address)).replace(/(?:\/index)?\.html?$/, '')
  if (isCustomPagePath(path)) return path
  const slug = slugOf(path.split('/').filter(Boolean).join(' ') || title)
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9-]/g, '')
  const plain = `/${slug || 'page'}`
  return isCustomPagePath(plain) ? plain : `/old-${slug || 'page'}`
}

export const builtInPageDraftNote = 'Kept as a draft: Salus has a page of its own for this'

/** Builds a custom page at its old path if possible. */
export const articleToCustomPage = (
  article: ImportedArticle,
  address: string,
  menu = '',
): ImportedEntry => {
  const { title, isDraft } = article
  const path = customPagePath(address, title)
  const old = normalizePath(address)
  const isMoved = old !== path && old !== '/' && old !== ''
  const { addresses, notes, ...place } = commonFields(article)
  return {
    kind: 'page',
    title,
    ...place,
    notes: menu && !isHidden(article) ? [...notes, `Goes into the menu as “${menu}”`] : notes,
    addresses: isDraft
      ? []
      : [...addresses, ...(isMoved ? [old] : [])].filter((each) => normalizePath(each) !== path),
    fields: {
      title,
      path,
      content: withoutRepeatedTitle(article),
      inSitemap: true,
      ...(menu && { menu }),
      ...draftStatus(article),
    },
  }
}
