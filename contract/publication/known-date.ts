import type { Publication } from './publication.ts'

const known = { day: 10, month: 7, year: 4 }

export const knownPartOfPublicationDate = ({
  publicationDate,
  datePrecision,
}: Pick<Publication, 'publicationDate' | 'datePrecision'>): string =>
  publicationDate.slice(0, known[datePrecision])
