import { sql } from 'kysely'
import { createTableCheck } from '../check.ts'
import { isPublishedSql } from './published.ts'

export const personWithoutPictureCheck = createTableCheck({
  name: 'personWithoutPicture',
  label: 'People without a picture',
  weight: 40,
  entity: 'profile',
  where: () => sql<boolean>`"profile"."profilePic" = '' and ${isPublishedSql('profile')}`,
  text: 'Visitors see initials in place of a picture.',
  field: 'profilePic',
})
