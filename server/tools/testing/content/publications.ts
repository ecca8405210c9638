import type { PublicationFields } from '#contract/publication/publication.ts'

/** Builds valid fields of a publication. */
export const publicationFields = (fields: Partial<PublicationFields> = {}): PublicationFields => ({
  title: 'Retinal imaging in primary care',
  authors: 'A. Lovelace, C. Babbage',
  publicationDate: '2026-03-14',
  publicationType: 'Journal article',
  publicationLink: 'https://doi.example/10.1000/1',
  publicationSummary: 'We show that it works.',
  ...fields,
})
