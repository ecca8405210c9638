import { sql } from 'kysely'
import { createTableCheck } from '../check.ts'
import { isPublishedSql } from './published.ts'

export const publicationWithoutAbstractCheck = createTableCheck({
  name: 'publicationWithoutAbstract',
  label: 'Publications without an abstract',
  weight: 20,
  entity: 'publication',
  where: () => sql<boolean>`"publication"."abstract" = '' and ${isPublishedSql('publication')}`,
  text: 'Its page has no abstract.',
  field: 'abstract',
})
