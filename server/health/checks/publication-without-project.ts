import { sql } from 'kysely'
import { createTableCheck } from '../check.ts'
import { hasNoRowIn, isPublished } from './published.ts'

export const publicationWithoutProject = createTableCheck({
  name: 'publicationWithoutProject',
  label: 'Publications without a project',
  weight: 15,
  entity: 'publication',
  where: () =>
    sql<boolean>`${isPublished('publication')}
      and ${hasNoRowIn('publicationProject', 'publicationId', 'publication')}`,
  text: 'No project shows it.',
  field: 'projects',
})
