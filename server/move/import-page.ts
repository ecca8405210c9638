import { normalizePath } from '#contract/pages.ts'
import {
  articleToCustomPage,
  builtInPageDraftNote,
  type ImportedArticle,
  isEmptyArticle,
} from './articles.ts'
import type { ImportedEntry } from './importer.ts'
import { formatListBlocks } from './list-blocks.ts'
import { buildOldListRedirects, oldListKindOf } from './old-lists.ts'
import type { SiteFiles } from './site/files.ts'

interface PageArticle extends ImportedArticle {
  /** Texts that the theme showed above the page, such as its description. */
  readonly lead?: string
}

/** A page of the old site. `isDraft` of the article means that the old site hid it. */
export interface OldPage {
  readonly article: PageArticle
  /** Name under which the page is reported if it is not imported. Default: the source of the article. */
  readonly label?: string
  readonly address: string
  /** URLs that led to the page, such as `redirect_from` or `aliases`. */
  readonly formerUrls?: readonly string[]
  /** Label in the menu, or empty. */
  readonly menu?: string
  /** Whether Salus has a page of its own for it. */
  readonly isReplaced?: boolean
  /** Kinds of the entries that the theme listed on it. */
  readonly lists?: readonly string[]
  /** Whether the theme made other parts of it, which are not among the files. */
  readonly hasLostParts?: boolean
}

const emptyPageReason = 'It only shows what Salus makes itself'
const lostContentReason = 'It has no text: the old theme made its content from other files'
const lostListNote = 'Kept as a draft: the old theme made its content from other files'

/** Whether a text has no more than headings and one paragraph, the introduction of a list. */
const isOnlyIntroduction = (text: string): boolean => {
  const blocks = text.split(/\n{2,}/).filter((block) => !/^#{1,6}[ \t]/.test(block))
  return blocks.length <= 1 && !/^[-*+|]|^\d+\.|!\[/m.test(blocks[0] ?? '')
}

const joinTexts = (...texts: readonly string[]): string => texts.filter(Boolean).join('\n\n')

/** Appends blocks for the lists that the theme made. Without any, a page with nothing but an introduction becomes a draft. */
const completeLists = ({ article, lists = [], hasLostParts }: OldPage): ImportedArticle => {
  const { body, notes = [] } = article
  const blocks = formatListBlocks(lists)
  if (blocks !== '') return { ...article, body: { ...body, text: joinTexts(body.text, blocks) } }
  if (!hasLostParts || article.isDraft || body.isDropped || !isOnlyIntroduction(body.text))
    return article
  return { ...article, isDraft: true, notes: [...notes, lostListNote] }
}

/** Adds the description after the page's heading. */
const withLead = (article: PageArticle): PageArticle => {
  const { lead = '', body } = article
  const [, heading = '', rest = ''] = /^(#[ \t][^\n]{1,300})?\n*(.*)$/s.exec(body.text) ?? []
  return { ...article, body: { ...body, text: joinTexts(heading, lead, rest) } }
}

/** Builds a custom page, or redirects to the page of Salus that replaces it. A replaced page with a text becomes a draft, too. */
export const importPage = (files: SiteFiles, page: OldPage): ImportedEntry[] => {
  const { article, address, formerUrls = [], menu = '', lists = [] } = page
  const { source, title, body, lead = '', isDraft = false, notes = [] } = article
  const isReplaced =
    page.isReplaced || normalizePath(address) === '/' || oldListKindOf(address) !== undefined
  const redirects = (): ImportedEntry[] =>
    isDraft ? [] : buildOldListRedirects({ source, lists, addresses: [address, ...formerUrls] })
  if (isEmptyArticle({ title, body }) && (isReplaced || (lists.length === 0 && lead === ''))) {
    files.leave(page.label ?? source, isReplaced ? emptyPageReason : lostContentReason)
    return redirects()
  }
  const whole = withLead(article)
  if (isReplaced) {
    const told = isDraft ? notes : [...notes, builtInPageDraftNote]
    return [articleToCustomPage({ ...whole, isDraft: true, notes: told }, address), ...redirects()]
  }
  const addresses = isDraft ? [] : formerUrls
  return [
    articleToCustomPage(
      completeLists({ ...page, article: { ...whole, addresses } }),
      address,
      menu,
    ),
  ]
}

/** Sorts pages by their positions in the menu. Pages that are not in it keep their order, after the others. */
export const sortPagesByMenu = (
  entries: readonly ImportedEntry[],
  positionsByPath: ReadonlyMap<string, number>,
): ImportedEntry[] => {
  const positionOf = ({ fields, addresses = [] }: ImportedEntry): number =>
    [String(fields.path), ...addresses]
      .map((path) => positionsByPath.get(normalizePath(path)))
      .find((each) => each !== undefined) ?? Number.MAX_VALUE
  return entries.toSorted((one, other) => positionOf(one) - positionOf(other))
}
