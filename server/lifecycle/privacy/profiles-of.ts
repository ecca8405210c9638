import type { Queries } from '#server/base/db/database.ts'
import { normalizeEmail } from '#server/base/text/email-key.ts'
import { matchesEmailKeySql } from './tables.ts'

/** Selects profiles that show an email address or belong to its account. */
export const selectProfilesOfEmail = (queries: Queries, email: string) => {
  const key = normalizeEmail(email)
  return queries
    .selectFrom('profile')
    .select(['profile._id', 'profile.name'])
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('profile.emailKey', '=', key),
        eb(
          'profile._id',
          'in',
          selectFrom('account')
            .select('account.profileId')
            .where(matchesEmailKeySql(queries, 'account.emailKey', key)),
        ),
      ]),
    )
    .orderBy('profile._id')
    .execute()
}
