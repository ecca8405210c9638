import type { Publication } from '#contract/publication/publication.ts'
import { readName } from '#server/base/citation/names.ts'
import type { Work } from '#server/base/citation/work.ts'
import { workType } from '#server/base/citation/work-type.ts'

/** A publication in the terms of citation formats. */
export const toWork = (publication: Publication, key: string): Work => ({
  key,
  type: workType(publication.publicationType),
  title: publication.title,
  authors: publication.authorList.map(({ name }) => readName(name)),
  date: publication.publicationDate,
  datePrecision: publication.datePrecision,
  venue: publication.venue,
  volume: publication.volume,
  issue: publication.issue,
  pages: publication.pages,
  publisher: publication.publisher,
  doi: publication.doi,
  pmid: publication.pmid,
  arxivId: publication.arxivId,
  url: publication.publicationLink,
  abstract: publication.abstract,
  keywords: publication.keywords,
})
