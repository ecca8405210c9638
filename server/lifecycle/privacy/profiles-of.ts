import type { Queries } from '#server/base/db/database.ts'
import { emailKeyOf } from '#server/base/text/email-key.ts'
import { matchesEmailKey } from './tables.ts'

/** Selects profiles that show an email address or belong to its account. */
export const profilesOf = (queries: Queries, email: string) => {
  const key = emailKeyOf(email)
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
            .where(matchesEmailKey(queries, 'account.emailKey', key)),
        ),
      ]),
    )
    .orderBy('profile._id')
    .execute()
}
