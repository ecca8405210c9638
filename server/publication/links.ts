import { createInvalidInputError } from '#contract/call/api-error.ts'
import { profileSchema } from '#contract/profile/profile.ts'
import type { Author } from '#contract/publication/publication-fields.ts'
import type { Queries } from '#server/base/db/database.ts'
import { isForeignKeyViolation } from '#server/base/db/faults.ts'
import { lockListedEntries } from '#server/base/db/ordered-list.ts'
import type { MatchablePerson } from '#server/base/text/match-people.ts'

const spellings = profileSchema.shape.otherNames

/** Replaces the links from authors to group members. A person can be only one of the authors. */
export const replaceAuthorLinks = async (
  queries: Queries,
  publicationId: string,
  authors: readonly Author[],
): Promise<void> => {
  const known = authors.flatMap(({ profileId }, position) =>
    profileId ? [{ publicationId, profileId, position }] : [],
  )
  const ids = known.map(({ profileId }) => profileId)
  const twice = known.find(({ profileId }, index) => ids.indexOf(profileId) !== index)
  if (twice) {
    throw createInvalidInputError([
      { path: `authorList.${twice.position}.profileId`, message: 'Named twice' },
    ])
  }
  await lockListedEntries(queries, 'profile', ids)
  await queries.deleteFrom('publicationAuthor').where('publicationId', '=', publicationId).execute()
  await settleClaims(queries, publicationId, ids)
  if (known.length === 0) return
  await queries
    .insertInto('publicationAuthor')
    .values(known)
    .execute()
    .catch((error: unknown) => {
      throw isForeignKeyViolation(error)
        ? createInvalidInputError([
            { path: 'authorList', message: 'Names someone who does not exist' },
          ])
        : error
    })
}

/**
 * Updates decisions after a manual change of links: a new link deletes the person's rejection, a removed link
 * their confirmation.
 */
const settleClaims = async (
  queries: Queries,
  publicationId: string,
  linked: readonly string[],
): Promise<void> => {
  const confirmed = queries
    .deleteFrom('publicationConfirmed')
    .where('publicationId', '=', publicationId)
  if (linked.length === 0) {
    await confirmed.execute()
    return
  }
  await confirmed.where('profileId', 'not in', linked).execute()
  await queries
    .deleteFrom('publicationRejected')
    .where('publicationId', '=', publicationId)
    .where('profileId', 'in', linked)
    .execute()
}

export const readRejectingPeople = async (
  queries: Queries,
  publicationId: string,
): Promise<ReadonlySet<string>> => {
  const rows = await queries
    .selectFrom('publicationRejected')
    .select('profileId')
    .where('publicationId', '=', publicationId)
    .execute()
  return new Set(rows.map(({ profileId }) => profileId))
}

/** Returns all group members with the names and iDs by which authors are matched with them. */
export const listMatchablePeople = async (queries: Queries): Promise<MatchablePerson[]> => {
  const rows = await queries
    .selectFrom('profile')
    .select(['_id', 'name', 'orcid', 'otherNames'])
    .execute()
  return rows.map((row) => ({ ...row, otherNames: spellings.parse(JSON.parse(row.otherNames)) }))
}
