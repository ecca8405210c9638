import { formatCitationAuthorName } from '#contract/publication/author-name.ts'
import { formatPageSpan } from './styles/parts.ts'
import { type CitedWork, datePartsOf } from './work.ts'
import type { WorkType } from './work-type.ts'

export type CoinsWork = Pick<
  CitedWork,
  'type' | 'title' | 'authors' | 'date' | 'datePrecision' | 'venue' | 'volume' | 'issue'
> &
  Pick<CitedWork, 'pages' | 'publisher' | 'doi' | 'url'>

type Line = readonly [name: string, value: string]

/**
 * Maximum number of authors. If a work has more, all are omitted if it has a DOI, by which Zotero
 * finds them.
 */
export const maxCoinsAuthors = 30

/** Zotero's names for types of works that only its Dublin Core format supports. */
const zoteroTypes: Readonly<Partial<Record<WorkType, string>>> = {
  article: 'preprint',
  dataset: 'dataset',
  software: 'computerProgram',
  speech: 'presentation',
  patent: 'patent',
  webpage: 'webpage',
}

const book = (genre: string): Line[] => [
  ['rft_val_fmt', 'info:ofi/fmt:kev:mtx:book'],
  ['rft.genre', genre],
]

const kindOf = ({ type, title, venue, publisher, volume }: CoinsWork): readonly Line[] => {
  // A document with a volume is most likely a journal article.
  const isArticle = type === 'document' && volume !== ''
  switch (isArticle ? 'article-journal' : type) {
    case 'article-journal':
      return [
        ['rft_val_fmt', 'info:ofi/fmt:kev:mtx:journal'],
        ['rft.genre', 'article'],
        ['rft.atitle', title],
        ['rft.jtitle', venue],
        ['rft.publisher', publisher],
      ]
    case 'paper-conference':
    case 'chapter':
      return [
        ...book(type === 'chapter' ? 'bookitem' : 'proceeding'),
        ['rft.atitle', title],
        ['rft.btitle', venue],
        ['rft.publisher', publisher],
      ]
    case 'book':
    case 'report':
      return [...book(type), ['rft.btitle', title], ['rft.publisher', publisher || venue]]
    case 'thesis':
      return [
        ['rft_val_fmt', 'info:ofi/fmt:kev:mtx:dissertation'],
        ['rft.title', title],
        ['rft.inst', publisher || venue],
      ]
    default:
      return [
        ['rft_val_fmt', 'info:ofi/fmt:kev:mtx:dc'],
        ['rft.type', zoteroTypes[type] ?? 'document'],
        ['rft.title', title],
        ['rft.publisher', publisher || venue],
      ]
  }
}

const encode = (value: string) => encodeURIComponent(value.toWellFormed()).replaceAll('%20', '+')

/** Writes a work as a COinS context object, from which citation managers import the items of a list. */
export const toCoins = (work: CoinsWork): string => {
  const { authors, doi } = work
  const named = authors.length > maxCoinsAuthors && doi ? [] : authors.slice(0, maxCoinsAuthors)
  const lines: readonly Line[] = [
    ['ctx_ver', 'Z39.88-2004'],
    ...kindOf(work),
    ...named.map((name) => ['rft.au', formatCitationAuthorName(name)] as const),
    [
      'rft.date',
      datePartsOf(work)
        .map((part) => String(part).padStart(2, '0'))
        .join('-'),
    ],
    ['rft.volume', work.volume],
    ['rft.issue', work.issue],
    ['rft.pages', formatPageSpan(work.pages).replaceAll('–', '-')],
    ['rft_id', doi ? `info:doi/${doi}` : work.url],
  ]
  return lines.flatMap(([name, value]) => (value ? `${name}=${encode(value)}` : [])).join('&')
}
