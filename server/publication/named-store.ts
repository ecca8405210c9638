import { type NamedPublication, publication } from '#contract/publication/publication.ts'
import { storedList } from '#server/base/db/stored-list.ts'

/** What is read of a publication for lists. */
export const listedColumns = [
  'publication._id',
  'publication.title',
  'publication.language',
  'publication.authors',
  'publication.publicationDate',
  'publication.datePrecision',
  'publication.publicationType',
  'publication.publicationLink',
  'publication.notices',
] as const satisfies readonly `publication.${keyof NamedPublication}`[]

/** What is read of one that others name. */
export const namedColumns = [...listedColumns, 'publication.venue', 'publication.doi'] as const

/** A row with its notices as they are sent. */
export const withNotices = <R extends { readonly notices: string }>(row: R) => ({
  ...row,
  notices: storedList(publication.shape.notices, row.notices),
})
