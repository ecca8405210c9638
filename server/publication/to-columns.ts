import type { NewPublication, Publication, PublicationChanges } from '#contract/publication.ts'
import { published } from '#contract/publishing.ts'

/** Fields as they are given; the picture is decided by whoever writes. */
export type Given<F> = Omit<F, 'picture'>

/** The columns of what is given: lists are stored as JSON, flags as numbers. */
export const toColumns = ({
  keywords,
  links,
  versions,
  featured,
  authors: _,
  authorList: __,
  projects: ___,
  grants: ____,
  ...rest
}: Given<PublicationChanges>) => ({
  ...rest,
  ...(keywords && { keywords: JSON.stringify(keywords) }),
  ...(links && { links: JSON.stringify(links) }),
  ...(versions && { versions: JSON.stringify(versions) }),
  ...(featured !== undefined && { featured: featured ? 1 : 0 }),
})

/** All columns of a new publication that follow from its fields. */
export const toNewColumns = (fields: Given<NewPublication>) => ({
  title: fields.title ?? '',
  publicationDate: fields.publicationDate ?? '',
  publicationType: fields.publicationType ?? '',
  publicationLink: fields.publicationLink ?? '',
  publicationSummary: fields.publicationSummary ?? '',
  datePrecision: fields.datePrecision ?? 'day',
  doi: fields.doi ?? '',
  pmid: fields.pmid ?? '',
  arxivId: fields.arxivId ?? '',
  venue: fields.venue ?? '',
  volume: fields.volume ?? '',
  issue: fields.issue ?? '',
  pages: fields.pages ?? '',
  publisher: fields.publisher ?? '',
  abstract: fields.abstract ?? '',
  laySummary: fields.laySummary ?? '',
  keywords: JSON.stringify(fields.keywords ?? []),
  links: JSON.stringify(fields.links ?? []),
  versions: JSON.stringify(fields.versions ?? []),
  featured: fields.featured ? 1 : 0,
  status: fields.status ?? published.status,
  publishAt: fields.publishAt ?? '',
  unpublishAt: fields.unpublishAt ?? '',
})

/** Authors as they are stored: who of the group they are stands in a table of its own. */
export const storedAuthors = (list: Publication['authorList']) =>
  JSON.stringify(
    list.map(({ name, isEqual, isCorresponding }) => ({ name, isEqual, isCorresponding })),
  )
