import { sql } from 'kysely'
import { createTableCheck } from '../check.ts'
import { isPublishedSql } from './published.ts'

/** Publications that were imported from a source without a year. */
export const publicationWithoutYearCheck = createTableCheck({
  name: 'publicationWithoutYear',
  label: 'Publications without a year',
  weight: 56,
  entity: 'publication',
  where: () =>
    sql<boolean>`"publication"."publicationDate" = '' and ${isPublishedSql('publication')}`,
  text: 'It is listed as undated, and nobody can cite it completely.',
  field: 'publicationDate',
})
