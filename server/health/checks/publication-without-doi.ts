import { sql } from 'kysely'
import { createTableCheck } from '../check.ts'
import { isPublishedSql } from './published.ts'

export const publicationWithoutDoiCheck = createTableCheck({
  name: 'publicationWithoutDoi',
  label: 'Publications without a DOI',
  weight: 45,
  entity: 'publication',
  where: () => sql<boolean>`"publication"."doi" = '' and ${isPublishedSql('publication')}`,
  text: 'Without a DOI nobody learns of corrections, and links to it may die.',
  field: 'doi',
})
