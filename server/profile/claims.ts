import { ApiError, notFound } from '#contract/call/api-error.ts'
import type { MatchedPublication } from '#contract/publication/matched-publication.ts'
import type { Author } from '#contract/publication/publication-fields.ts'
import { createMatcher } from '#server/base/citation/match-people.ts'
import { readName } from '#server/base/citation/names.ts'
import type { Queries } from '#server/base/db/database.ts'
import { type Part, part } from '#server/base/db/list.ts'
import { type Reader, visible } from '#server/base/reader/visible.ts'
import type { Write } from '#server/base/write/write.ts'
import { publications, updatePublication } from '#server/publication/store.ts'
import { findProfile } from './store.ts'

type ClaimTable = 'publicationConfirmed' | 'publicationRejected'

const claimed = async (queries: Queries, table: ClaimTable, profileId: string) => {
  const rows = await queries
    .selectFrom(table)
    .select('publicationId')
    .where('profileId', '=', profileId)
    .execute()
  return new Set(rows.map(({ publicationId }) => publicationId))
}

/** The publications matched to someone or rejected by them, newest first, and how many there are. */
export const listMatched = async (
  queries: Queries,
  reader: Reader,
  profileId: string,
  wanted: Part,
): Promise<{ publications: MatchedPublication[]; total: number }> => {
  const matched = queries
    .selectFrom('publication')
    .where(visible(reader, 'publication'))
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
  const rows = await part(matched.orderBy('publicationDate', 'desc').orderBy('_id', 'desc'), wanted)
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

/** Notes what someone says of a publication, as a change of it. */
const claim = (write: Write, table: ClaimTable, publicationId: string, profileId: string) =>
  write.update(publications, publicationId, undefined, async () => {
    await write.queries
      .insertInto(table)
      .values({ publicationId, profileId, position: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })

const readBoth = async (write: Write, publicationId: string, profileId: string) => {
  const publication = await publications.read(write.queries, publicationId)
  const person = await findProfile(write.queries, profileId)
  if (publication === undefined) throw notFound('Publication')
  if (person === undefined) throw notFound('Profile')
  return { publication, person }
}

const link = (write: Write, publicationId: string, authors: string, authorList: Author[]) =>
  updatePublication(write, publicationId, undefined, { authors, authorList })

/** Confirms that a publication is someone's; where they were unlinked, the author of their name is linked again. */
export const confirmPublication = async (
  write: Write,
  publicationId: string,
  profileId: string,
): Promise<void> => {
  const { publication, person } = await readBoth(write, publicationId, profileId)
  const { authors, authorList } = publication
  if (!authorList.some((author) => author.profileId === profileId)) {
    const match = createMatcher([person])
    const own = authorList.findIndex(
      (author) => author.profileId === '' && match(readName(author.name)) === profileId,
    )
    if (own === -1) throw new ApiError('notFound', 'No author of this publication has that name')
    const linked = authorList.map((author, at) => (at === own ? { ...author, profileId } : author))
    await link(write, publicationId, authors, linked)
  }
  await claim(write, 'publicationConfirmed', publicationId, profileId)
}

/** Takes a publication off someone who says that it is not theirs, for good. */
export const rejectPublication = async (
  write: Write,
  publicationId: string,
  profileId: string,
): Promise<void> => {
  const { authors, authorList } = (await readBoth(write, publicationId, profileId)).publication
  const unlinked = authorList.map((author) =>
    author.profileId === profileId ? { ...author, profileId: '' } : author,
  )
  await link(write, publicationId, authors, unlinked)
  await claim(write, 'publicationRejected', publicationId, profileId)
}
