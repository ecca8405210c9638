import { sql } from 'kysely'
import type { Publication, PublicationFilters, PublicationSort } from '#contract/publication.ts'
import { publicationEntity } from '#contract/publication-entity.ts'
import type { KnownReads } from '#server/cache/known-reads.ts'
import type { Queries } from '#server/db/database.ts'
import { folded } from '#server/db/fold.ts'
import { matching, type Part, part } from '#server/db/list.ts'
import { type Reader, visible } from '#server/entity/visibility.ts'
import { alsoFound } from '#server/search/also-found.ts'
import { readFacets } from './facets.ts'
import { filtered } from './filters.ts'
import { columns, complete } from './rows.ts'

/** The ids and titles of all publications that the reader may see, newest first. */
export const readPublicationTitles = (queries: Queries, reader: Reader) =>
  inOrder(queries, 'newest')
    .where(visible(reader, 'publication'))
    .select(['_id', 'title'])
    .execute()

const inOrder = (queries: Queries, sort: PublicationSort) => {
  const all = queries.selectFrom('publication')
  switch (sort) {
    case 'newest':
      return all.orderBy('publicationDate', 'desc').orderBy('_id', 'desc')
    case 'oldest':
      return all.orderBy('publicationDate').orderBy('_id')
    case 'title':
      return all.orderBy(folded('title')).orderBy('_id')
    case 'type':
      return all
        .orderBy(folded('publicationType'))
        .orderBy('publicationDate', 'desc')
        .orderBy('_id')
  }
}

type Wanted = Part & PublicationFilters & { sort?: PublicationSort | undefined }

/** Longer lists are read in one go: their ids would be many more parameters than a statement may have. */
const mostById = 100

const readInOrder = async (
  queries: Queries,
  reader: Reader,
  ids: readonly string[],
): Promise<Publication[]> => {
  if (ids.length === 0) return []
  const rows = await queries
    .selectFrom('publication')
    .select(columns)
    .where('_id', 'in', ids)
    .execute()
  const found = await complete(queries, rows, sql`${sql.join(ids)}`, reader)
  const byId = new Map(found.map((each) => [each._id, each]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/**
 * Publications, newest first unless asked otherwise, how many pass the filters, and what else would. Which ones
 * a short list shows depends on all there are, so that may be known from before.
 */
export const listPublications = async (
  queries: Queries,
  reader: Reader,
  { sort = 'newest', ...asked }: Wanted,
  known: KnownReads = (_, read) => read(),
) => {
  const { search } = publicationEntity
  const wanted = await alsoFound(queries, 'publication', asked)
  const narrowed = filtered(matching(inOrder(queries, sort), search, wanted), reader, wanted)
  const shown = part(narrowed, wanted)
  const isShort = wanted.limit !== undefined && wanted.limit <= mostById
  const { ids, ...counted } = await known(JSON.stringify({ sort, ...asked }), async () => {
    const { rows: total } = await narrowed
      .clearOrderBy()
      .select((row) => row.fn.countAll().as('rows'))
      .executeTakeFirstOrThrow()
    return {
      ids: isShort ? (await shown.select('_id').execute()).map(({ _id }) => _id) : [],
      total: Number(total),
      facets: await readFacets(queries, reader, wanted),
    }
  })
  const publications = isShort
    ? await readInOrder(queries, reader, ids)
    : await complete(queries, await shown.select(columns).execute(), shown.select('_id'), reader)
  return { publications, ...counted }
}
