import { sql } from 'kysely'
import { createTableCheck } from '../check.ts'
import { isPublished } from './published.ts'

export const publicationWithoutAbstract = createTableCheck({
  name: 'publicationWithoutAbstract',
  label: 'Publications without an abstract',
  weight: 20,
  entity: 'publication',
  where: () => sql<boolean>`"publication"."abstract" = '' and ${isPublished('publication')}`,
  text: 'Its page has no abstract.',
  field: 'abstract',
})
