import { sql } from 'kysely'
import { tableCheck } from '../check.ts'
import { isNowhereIn, isPublished } from './published.ts'

export const publicationWithoutProject = tableCheck({
  name: 'publicationWithoutProject',
  label: 'Publications without a project',
  weight: 15,
  entity: 'publication',
  where: () =>
    sql<boolean>`${isPublished('publication')}
      and ${isNowhereIn('publicationProject', 'publicationId', 'publication')}`,
  text: 'No project shows it.',
  field: 'projects',
})
