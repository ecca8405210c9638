import { sql } from 'kysely'
import { z } from 'zod'
import type { PublicationFilters, PublicationSort } from '#contract/publication/publication.ts'
import type { MemoizeRead } from '#server/base/cache/memoized-reads.ts'
import type { Queries } from '#server/base/db/database.ts'
import { foldedColumnExpression } from '#server/base/db/fold.ts'
import { readEntriesInBatches } from '#server/base/db/in-batches.ts'
import { applyLimitAndOffset, type ListQueryOptions } from '#server/base/db/list.ts'
import { inOwnerIdsCondition, type ListOwnerIdsQuery } from '#server/base/db/ordered-list.ts'
import { convertFragmentToKysely } from '#server/base/db/statement.ts'
import { type ContentReader, visibleInSmallSetCondition } from '#server/base/reader/visible.ts'
import { buildJsonListSql } from '#server/base/search/json-rows.ts'
import { parseWorkType } from '#server/publication/citation/work-type.ts'
import { countPublicationFacets } from './facets.ts'
import {
  filterPublications,
  publicationSearchesOf,
  readMatchingPublicationIds,
  resolvePublicationFilters,
} from './filters.ts'
import {
  coinsOfPublicationRow,
  namedPublicationColumns,
  toListedPublication,
} from './named-store.ts'
import { readReferencedPublications } from './read-references.ts'
import { publicationColumnNames, rowsToPublications } from './rows.ts'

const sorted = (queries: Queries, sort: PublicationSort) => {
  const all = queries.selectFrom('publication')
  switch (sort) {
    case 'newest':
      return all.orderBy('publicationDate', 'desc').orderBy('_id', 'desc')
    case 'oldest':
      return all.orderBy('publicationDate').orderBy('_id')
    case 'title':
      return all.orderBy(foldedColumnExpression('title')).orderBy('_id')
    case 'type':
      return all
        .orderBy(foldedColumnExpression('publicationType'))
        .orderBy('publicationDate', 'desc')
        .orderBy('_id')
  }
}

type Wanted = ListQueryOptions & PublicationFilters & { sort?: PublicationSort | undefined }

/** Returns ids and total of the publications on a list, with the counts of further filters. */
const findList = async (
  queries: Queries,
  reader: ContentReader,
  { sort = 'newest', ...asked }: Wanted,
  known: MemoizeRead | undefined,
) => {
  const { limit, offset = 0, ...filters } = asked
  const narrow = async () =>
    filterPublications(
      sorted(queries, sort),
      reader,
      await resolvePublicationFilters(queries, reader, asked),
    )
  const searches = publicationSearchesOf(asked)
  if (searches.length > 0) {
    const ids = await readMatchingPublicationIds(
      queries,
      (await narrow()).select('publication._id'),
      searches,
    )
    const found = queries
      .selectFrom('publication')
      .where(sql<boolean>`"_id" in ${convertFragmentToKysely(buildJsonListSql(queries, ids))}`)
    const end = limit === undefined ? ids.length : offset + limit
    return {
      counted: await countPublicationFacets(queries, reader, found, ids),
      ids: ids.slice(offset, end),
    }
  }
  const count = async () => countPublicationFacets(queries, reader, (await narrow()).clearOrderBy())
  return {
    // Counting reads every publication, so its result is cached: the next part of the same list reuses it and
    // takes a fifth of the time.
    counted: await (known ? known(JSON.stringify(filters), count) : count()),
    ids: await readMatchingPublicationIds(
      queries,
      applyLimitAndOffset(await narrow(), asked).select('publication._id'),
      [],
    ),
  }
}

const shownAmong = (queries: Queries, reader: ContentReader, owners: ListOwnerIdsQuery) =>
  queries
    .selectFrom('publication')
    .where(inOwnerIdsCondition('_id', owners))
    .where(visibleInSmallSetCondition(reader, 'publication'))

/** Returns publications, newest first by default, with total and counts of further filters. */
export const listPublications = async (
  queries: Queries,
  reader: ContentReader,
  wanted: Wanted,
  known?: MemoizeRead,
) => {
  const { ids, counted } = await findList(queries, reader, wanted, known)
  const publications = await readEntriesInBatches(ids, async (owners) => {
    const rows = await shownAmong(queries, reader, owners).select(publicationColumnNames).execute()
    return rowsToPublications(queries, rows, owners, reader)
  })
  return { publications, ...counted }
}

interface NamedPerson {
  readonly _id: string
  readonly name: string
}

interface ListDetails {
  readonly references?: boolean | undefined
  readonly coins?: boolean | undefined
}

const storedNames = z.array(z.object({ name: z.string() }))

/** Returns a list of publications with only the fields that lists show. */
export const listPublicationSummaries = async (
  queries: Queries,
  reader: ContentReader,
  { references: isWanted = false, coins: hasCoins = false, ...wanted }: Wanted & ListDetails,
  known?: MemoizeRead,
) => {
  const { ids, counted } = await findList(queries, reader, wanted, known)
  const people = new Map<string, NamedPerson>()
  const entries = await readEntriesInBatches(ids, async (owners) => {
    const rows = await shownAmong(queries, reader, owners).select(namedPublicationColumns).execute()
    const entries = rows.map((row) => ({
      ...toListedPublication(row),
      ...(hasCoins && { coins: coinsOfPublicationRow(row) }),
      cslType: parseWorkType(row.publicationType),
      names: storedNames.parse(JSON.parse(row.authorList)).map(({ name }) => name),
    }))
    if (!isWanted) return entries
    const found = await readReferencedPublications(queries, owners, reader)
    for (const person of found.people) people.set(person._id, person)
    return entries.map((entry) => ({ ...entry, reference: found.references.get(entry._id) }))
  })
  return { entries, ...(isWanted && { people: [...people.values()] }), ...counted }
}
