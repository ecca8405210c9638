import type { MetaDescriptor } from 'react-router'
import { formatCitationAuthorName, parseAuthorName } from '#contract/publication/author-name.ts'

/** Data of a publication for citation managers and Google Scholar. */
export interface CitationMetadata {
  readonly title: string
  readonly cslType: string
  /** Language tag of title and text (BCP 47). */
  readonly lang: string
  readonly authors: readonly { readonly name: string; readonly citedAs?: string }[]
  readonly editors: readonly string[]
  /** Whether the listed authors are the editors of a collection, such as a conference volume. */
  readonly isEdited: boolean
  /** ISO date as precise as known: `2026`, `2026-11` or `2026-11-19`. */
  readonly date: string
  readonly venue: string
  readonly volume: string
  readonly issue: string
  readonly pages: string
  readonly publisher: string
  readonly series: string
  readonly number: string
  readonly abstract: string
  readonly identifiers: readonly { readonly kind: string; readonly text: string }[]
  readonly links: readonly { readonly kind: string; readonly url: string }[]
  readonly keywords: readonly string[]
}

type Tag = readonly [name: string, content: string]

/**
 * Zotero's item type and the tag names for the venue, by CSL type. Zotero derives the item type from the last
 * of these tags.
 */
const kinds: Readonly<Record<string, readonly [itemType: string, ...venueTags: string[]]>> = {
  'article-journal': ['journalArticle', 'citation_journal_title'],
  'paper-conference': ['conferencePaper', 'citation_inbook_title', 'citation_conference_title'],
  chapter: ['bookSection', 'citation_inbook_title'],
  article: ['preprint'],
  book: ['book'],
  thesis: ['thesis'],
  report: ['report'],
  dataset: ['dataset'],
  software: ['computerProgram'],
  speech: ['presentation', 'z:meetingName'],
  patent: ['patent'],
  webpage: ['webpage', 'z:publicationTitle'],
}

const publisherTags: Readonly<Record<string, string>> = {
  thesis: 'citation_dissertation_institution',
  report: 'citation_technical_report_institution',
}

/**
 * Creates one tag per person. Non-breaking spaces keep Zotero from splitting a single `van der
 * Meer, Jan Piet` at the comma.
 */
const peopleTags = (tag: string, names: readonly string[]): Tag[] =>
  names.map((name) => {
    const [family = '', given] = names.length > 1 ? [name] : name.split(', ')
    return [tag, given ? `${family}, ${given.replaceAll(' ', '\u00a0')}` : name]
  })

/** Builds the `citation_*` tags of a publication's page, and its type for Zotero. */
export const buildCitationTags = (facts: CitationMetadata, url: string): MetaDescriptor[] => {
  const { cslType, venue, publisher, isEdited } = facts
  const [firstPage = '', lastPage = ''] = facts.pages.split(/\s*[-–]+\s*/)
  const identifier = (kind: string) =>
    facts.identifiers.find((each) => each.kind === kind)?.text ?? ''
  // A work of unknown type with a volume is probably a journal article.
  const isArticle = kinds[cslType] === undefined && facts.volume !== ''
  const [itemType, ...venueTags] = kinds[isArticle ? 'article-journal' : cslType] ?? ['document']
  const authors = facts.authors.map(
    ({ name, citedAs }) => citedAs ?? formatCitationAuthorName(parseAuthorName(name)),
  )
  const tags: readonly Tag[] = [
    ['z:itemType', itemType],
    ['citation_title', facts.title],
    ...peopleTags('citation_author', isEdited ? [] : authors),
    ...peopleTags('citation_editor', isEdited ? authors : facts.editors),
    ['citation_publication_date', facts.date.replaceAll('-', '/')],
    ...venueTags.map((name) => [name, venue] as const),
    // Without a journal, proceedings or book, the venue is the publisher: `Zenodo`, `medRxiv`.
    [
      publisherTags[cslType] ?? 'citation_publisher',
      publisher || (venueTags.length > 0 ? '' : venue),
    ],
    ['citation_series_title', facts.series],
    ['citation_volume', facts.volume],
    ['citation_issue', facts.issue],
    [cslType === 'patent' ? 'z:patentNumber' : 'citation_technical_report_number', facts.number],
    ['citation_firstpage', firstPage],
    ['citation_lastpage', lastPage],
    ['citation_language', facts.lang],
    ['citation_doi', identifier('doi')],
    ['citation_pmid', identifier('pmid')],
    ['citation_arxiv_id', identifier('arxiv')],
    ['citation_pdf_url', facts.links.find(({ kind }) => kind === 'pdf')?.url ?? ''],
    ['citation_abstract_html_url', url],
    ['citation_abstract', facts.abstract],
    ...facts.keywords.map((word) => ['citation_keywords', word] as const),
  ]
  return tags.flatMap(([name, content]) => (content ? [{ name, content }] : []))
}
