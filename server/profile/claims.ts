import { ApiError, createNotFoundError } from '#contract/call/api-error.ts'
import { authorNameOf } from '#contract/publication/author-name.ts'
import type { MatchedPublication } from '#contract/publication/matched-publication.ts'
import type { Author } from '#contract/publication/publication-fields.ts'
import type { Queries } from '#server/base/db/database.ts'
import { applyLimitAndOffset, type ListQueryOptions } from '#server/base/db/list.ts'
import { type ContentReader, visibleCondition } from '#server/base/reader/visible.ts'
import { createPersonMatcher } from '#server/base/text/match-people.ts'
import { sortForLocking } from '#server/base/write/lock-row.ts'
import { lockAndReadEntry } from '#server/base/write/read-held.ts'
import type { WriteTransaction } from '#server/base/write/write.ts'
import { journaledPublicationEntity, updatePublication } from '#server/publication/store.ts'
import { findProfile } from './store.ts'

interface Claim {
  readonly publicationId: string
  readonly profileId: string
}

type ClaimTable = 'publicationConfirmed' | 'publicationRejected'

const claimed = async (queries: Queries, table: ClaimTable, profileId: string) => {
  const rows = await queries
    .selectFrom(table)
    .select('publicationId')
    .where('profileId', '=', profileId)
    .execute()
  return new Set(rows.map(({ publicationId }) => publicationId))
}

const isClaimed = async (queries: Queries, table: ClaimTable, claim: Claim) =>
  (await claimed(queries, table, claim.profileId)).has(claim.publicationId)

/**
 * Returns publications that were matched to a person or rejected by them, newest first, with the
 * total.
 */
export const listMatchedPublications = async (
  queries: Queries,
  reader: ContentReader,
  profileId: string,
  wanted: ListQueryOptions,
): Promise<{ publications: MatchedPublication[]; total: number }> => {
  const matched = queries
    .selectFrom('publication')
    .where(visibleCondition(reader, 'publication'))
    .where((row) =>
      row.or([
        row(
          '_id',
          'in',
          row
            .selectFrom('publicationAuthor')
            .select('publicationId')
            .where('profileId', '=', profileId),
        ),
        row(
          '_id',
          'in',
          row
            .selectFrom('publicationRejected')
            .select('publicationId')
            .where('profileId', '=', profileId),
        ),
      ]),
    )
  const rows = await applyLimitAndOffset(
    matched.orderBy('publicationDate', 'desc').orderBy('_id', 'desc'),
    wanted,
  )
    .select(['_id', 'title', 'authors', 'publicationDate', 'venue'])
    .execute()
  const { total } = await matched
    .select((row) => row.fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  const confirmed = await claimed(queries, 'publicationConfirmed', profileId)
  const rejected = await claimed(queries, 'publicationRejected', profileId)
  const stateOf = (id: string): MatchedPublication['state'] =>
    rejected.has(id) ? 'rejected' : confirmed.has(id) ? 'confirmed' : 'matched'
  return {
    publications: rows.map((row) => ({ ...row, state: stateOf(row._id) })),
    total: Number(total),
  }
}
const claim = (
  write: WriteTransaction,
  table: ClaimTable,
  publicationId: string,
  profileId: string,
) =>
  write.update(journaledPublicationEntity, publicationId, undefined, async () => {
    await write.queries
      .insertInto(table)
      .values({ publicationId, profileId, position: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })

/**
 * Returns the authors of a publication and the person's position among them, by link or name.
 * Throws 404 if the reader may not see the publication or it does not have the person.
 */
const findAuthor = async (
  write: WriteTransaction,
  reader: ContentReader,
  { publicationId, profileId }: Claim,
): Promise<{ authors: string; authorList: Author[]; at: number; isLinked: boolean }> => {
  const { queries } = write
  const seen = await queries
    .selectFrom('publication')
    .select('_id')
    .where('_id', '=', publicationId)
    .where(visibleCondition(reader, 'publication'))
    .executeTakeFirst()
  const publication =
    seen && (await lockAndReadEntry(write, journaledPublicationEntity, publicationId))
  if (publication === undefined) throw createNotFoundError('Publication')
  const person = await findProfile(queries, profileId)
  if (person === undefined) throw createNotFoundError('Profile')
  const { authors, authorList } = publication
  const linked = authorList.findIndex((author) => author.profileId === profileId)
  if (linked !== -1) return { authors, authorList, at: linked, isLinked: true }
  const match = createPersonMatcher([person])
  const named = authorList.findIndex(
    (author) => author.profileId === '' && match(authorNameOf(author)) === profileId,
  )
  if (named === -1) throw new ApiError('notFound', 'No author of this publication has that name')
  return { authors, authorList, at: named, isLinked: false }
}

/**
 * Confirms that a person is an author of a publication. If the link is missing, links the author of the same
 * name.
 */
export const confirmAuthorship = async (
  write: WriteTransaction,
  reader: ContentReader,
  claimed: Claim,
): Promise<void> => {
  const { publicationId, profileId } = claimed
  const { authors, authorList, at, isLinked } = await findAuthor(write, reader, claimed)
  if (isLinked && (await isClaimed(write.queries, 'publicationConfirmed', claimed))) return
  if (!isLinked) {
    const linked = authorList.map((author, n) => (n === at ? { ...author, profileId } : author))
    const fields = { authors, authorList: linked }
    await updatePublication(write, publicationId, undefined, fields)
  }
  await claim(write, 'publicationConfirmed', publicationId, profileId)
}

/** Confirms several publications. Skips those that were deleted or no longer have the person. */
export const confirmAuthorships = async (
  write: WriteTransaction,
  reader: ContentReader,
  profileId: string,
  publicationIds: readonly string[],
): Promise<void> => {
  for (const publicationId of sortForLocking(publicationIds)) {
    try {
      await confirmAuthorship(write, reader, { profileId, publicationId })
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'notFound')) throw error
    }
  }
}

/**
 * Records that a person is not an author of a publication. Unlinks them, and imports do not link them again.
 */
export const rejectAuthorship = async (
  write: WriteTransaction,
  reader: ContentReader,
  claimed: Claim,
): Promise<void> => {
  const { publicationId, profileId } = claimed
  const { authors, authorList, isLinked } = await findAuthor(write, reader, claimed)
  if (!isLinked && (await isClaimed(write.queries, 'publicationRejected', claimed))) return
  if (isLinked) {
    const unlinked = authorList.map((author) =>
      author.profileId === profileId ? { ...author, profileId: '' } : author,
    )
    const fields = { authors, authorList: unlinked }
    await updatePublication(write, publicationId, undefined, fields)
  }
  await claim(write, 'publicationRejected', publicationId, profileId)
}
