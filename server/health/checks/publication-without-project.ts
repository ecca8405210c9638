import { sql } from 'kysely'
import { createTableCheck } from '../check.ts'
import { hasNoReferencingRowSql, isPublishedSql } from './published.ts'

export const publicationWithoutProjectCheck = createTableCheck({
  name: 'publicationWithoutProject',
  label: 'Publications without a project',
  weight: 15,
  entity: 'publication',
  where: () =>
    sql<boolean>`${isPublishedSql('publication')}
      and ${hasNoReferencingRowSql('publicationProject', 'publicationId', 'publication')}`,
  text: 'No project shows it.',
  field: 'projects',
})
