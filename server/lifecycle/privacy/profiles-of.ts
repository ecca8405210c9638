import { sql } from 'kysely'
import { emailKeyOf } from '#server/auth/store.ts'
import type { Queries } from '#server/base/db/database.ts'

/** The profiles of an address: those that show it, and the one that its account keeps. */
export const profilesOf = (queries: Queries, email: string) => {
  const key = emailKeyOf(email)
  return queries
    .selectFrom('profile')
    .select(['profile._id', 'profile.name'])
    .where(({ or, eb, selectFrom }) =>
      or([
        eb(sql`lower("profile"."email")`, '=', key),
        eb(
          'profile._id',
          'in',
          selectFrom('account').select('account.profileId').where('account.emailKey', '=', key),
        ),
      ]),
    )
    .orderBy('profile._id')
    .execute()
}
