import { sql } from 'kysely'
import { createTableCheck } from '../check.ts'
import { isPublished } from './published.ts'

export const publicationWithoutDoi = createTableCheck({
  name: 'publicationWithoutDoi',
  label: 'Publications without a DOI',
  weight: 45,
  entity: 'publication',
  where: () => sql<boolean>`"publication"."doi" = '' and ${isPublished('publication')}`,
  text: 'Without a DOI nobody learns of corrections, and links to it may die.',
  field: 'doi',
})
