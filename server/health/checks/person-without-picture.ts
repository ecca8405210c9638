import { sql } from 'kysely'
import { createTableCheck } from '../check.ts'
import { isPublished } from './published.ts'

export const personWithoutPicture = createTableCheck({
  name: 'personWithoutPicture',
  label: 'People without a picture',
  weight: 40,
  entity: 'profile',
  where: () => sql<boolean>`"profile"."profilePic" = '' and ${isPublished('profile')}`,
  text: 'Visitors see initials in place of a picture.',
  field: 'profilePic',
})
