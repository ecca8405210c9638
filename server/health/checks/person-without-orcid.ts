import { sql } from 'kysely'
import { createTableCheck } from '../check.ts'
import { isPublishedSql } from './published.ts'

/**
 * Finds current people only. The ORCID iD is needed to find their new publications, which former members no
 * longer need.
 */
export const personWithoutOrcidCheck = createTableCheck({
  name: 'personWithoutOrcid',
  label: 'People without an ORCID iD',
  weight: 35,
  entity: 'profile',
  where: () =>
    sql<boolean>`"profile"."orcid" = '' and "profile"."isAlumni" <> 'true' and ${isPublishedSql('profile')}`,
  text: 'Without an ORCID iD their new publications are not found.',
  field: 'orcid',
})
