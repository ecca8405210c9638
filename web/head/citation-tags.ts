import type { MetaDescriptor } from 'react-router'

/** What search engines for scholars are told about a publication. */
export interface CitationFacts {
  readonly title: string
  readonly cslType: string
  readonly authors: readonly { readonly name: string; readonly citedAs?: string }[]
  /** As much of the ISO date as is known. */
  readonly date: string
  readonly venue: string
  readonly volume: string
  readonly issue: string
  readonly pages: string
  readonly publisher: string
  readonly identifiers: readonly { readonly kind: string; readonly text: string }[]
  readonly links: readonly { readonly kind: string; readonly url: string }[]
  readonly keywords: readonly string[]
}

/** Which tag names the place in which a work has appeared. */
const venueTags: Readonly<Record<string, string>> = {
  'paper-conference': 'citation_conference_title',
  chapter: 'citation_inbook_title',
}

/** Which tag names the institution behind a work that has no place but that. */
const institutionTags: Readonly<Record<string, string>> = {
  thesis: 'citation_dissertation_institution',
  report: 'citation_technical_report_institution',
}

/** The `citation_*` tags of a publication's page, one for each author. */
export const citationTags = (facts: CitationFacts, url: string): MetaDescriptor[] => {
  const { cslType, venue, publisher } = facts
  const [firstPage = '', lastPage = ''] = facts.pages.split(/\s*[-–]+\s*/)
  const identifier = (kind: string) =>
    facts.identifiers.find((each) => each.kind === kind)?.text ?? ''
  const institutionTag = institutionTags[cslType]
  const tags: readonly (readonly [name: string, content: string])[] = [
    ['citation_title', facts.title],
    ...facts.authors.map(({ name, citedAs }) => ['citation_author', citedAs ?? name] as const),
    ['citation_publication_date', facts.date.replaceAll('-', '/')],
    ...(institutionTag
      ? [[institutionTag, publisher || venue] as const]
      : [
          [venueTags[cslType] ?? 'citation_journal_title', venue] as const,
          ['citation_publisher', publisher] as const,
        ]),
    ['citation_volume', facts.volume],
    ['citation_issue', facts.issue],
    ['citation_firstpage', firstPage],
    ['citation_lastpage', lastPage],
    ['citation_doi', identifier('doi')],
    ['citation_pmid', identifier('pmid')],
    ['citation_arxiv_id', identifier('arxiv')],
    ['citation_pdf_url', facts.links.find(({ kind }) => kind === 'pdf')?.url ?? ''],
    ['citation_abstract_html_url', url],
    ...facts.keywords.map((word) => ['citation_keywords', word] as const),
  ]
  return tags.flatMap(([name, content]) => (content ? [{ name, content }] : []))
}
