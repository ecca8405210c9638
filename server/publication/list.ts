import { sql } from 'kysely'
import { z } from 'zod'
import type { PublicationFilters, PublicationSort } from '#contract/publication/publication.ts'
import type { MemoizeRead } from '#server/base/cache/memoized-reads.ts'
import type { Queries } from '#server/base/db/database.ts'
import { foldedColumn } from '#server/base/db/fold.ts'
import { readInBatches } from '#server/base/db/in-batches.ts'
import { type ListSlice, limitToSlice } from '#server/base/db/list.ts'
import { isAmongOwners, type OwnerQuery } from '#server/base/db/ordered-list.ts'
import { toKysely } from '#server/base/db/statement.ts'
import { type Reader, visibleAmongCondition } from '#server/base/reader/visible.ts'
import { jsonListFragment } from '#server/base/search/json-rows.ts'
import { workType } from '#server/publication/citation/work-type.ts'
import { readFacets } from './facets.ts'
import { filterPublications, lookUpWords, readMatchingIds, searchesOf } from './filters.ts'
import { coinsOf, namedColumns, toListedPublication } from './named-store.ts'
import { readReferences } from './read-references.ts'
import { completePublications, publicationColumns } from './rows.ts'

const sorted = (queries: Queries, sort: PublicationSort) => {
  const all = queries.selectFrom('publication')
  switch (sort) {
    case 'newest':
      return all.orderBy('publicationDate', 'desc').orderBy('_id', 'desc')
    case 'oldest':
      return all.orderBy('publicationDate').orderBy('_id')
    case 'title':
      return all.orderBy(foldedColumn('title')).orderBy('_id')
    case 'type':
      return all
        .orderBy(foldedColumn('publicationType'))
        .orderBy('publicationDate', 'desc')
        .orderBy('_id')
  }
}

type Wanted = ListSlice & PublicationFilters & { sort?: PublicationSort | undefined }

/** Returns ids and total of the publications on a list, with the counts of further filters. */
const findList = async (
  queries: Queries,
  reader: Reader,
  { sort = 'newest', ...asked }: Wanted,
  known: MemoizeRead | undefined,
) => {
  const { limit, offset = 0, ...filters } = asked
  const narrow = async () =>
    filterPublications(sorted(queries, sort), reader, await lookUpWords(queries, reader, asked))
  const searches = searchesOf(asked)
  if (searches.length > 0) {
    const ids = await readMatchingIds(queries, (await narrow()).select('publication._id'), searches)
    const found = queries
      .selectFrom('publication')
      .where(sql<boolean>`"_id" in ${toKysely(jsonListFragment(queries, ids))}`)
    const end = limit === undefined ? ids.length : offset + limit
    return { counted: await readFacets(queries, reader, found, ids), ids: ids.slice(offset, end) }
  }
  const count = async () => readFacets(queries, reader, (await narrow()).clearOrderBy())
  return {
    // Counting reads every publication, so its result is cached: the next part of the same list reuses it and
    // takes a fifth of the time.
    counted: await (known ? known(JSON.stringify(filters), count) : count()),
    ids: await readMatchingIds(
      queries,
      limitToSlice(await narrow(), asked).select('publication._id'),
      [],
    ),
  }
}

const shownAmong = (queries: Queries, reader: Reader, owners: OwnerQuery) =>
  queries
    .selectFrom('publication')
    .where(isAmongOwners('_id', owners))
    .where(visibleAmongCondition(reader, 'publication'))

/** Returns publications, newest first by default, with total and counts of further filters. */
export const listPublications = async (
  queries: Queries,
  reader: Reader,
  wanted: Wanted,
  known?: MemoizeRead,
) => {
  const { ids, counted } = await findList(queries, reader, wanted, known)
  const publications = await readInBatches(ids, async (owners) => {
    const rows = await shownAmong(queries, reader, owners).select(publicationColumns).execute()
    return completePublications(queries, rows, owners, reader)
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
export const listPublicationEntries = async (
  queries: Queries,
  reader: Reader,
  { references: isWanted = false, coins: hasCoins = false, ...wanted }: Wanted & ListDetails,
  known?: MemoizeRead,
) => {
  const { ids, counted } = await findList(queries, reader, wanted, known)
  const people = new Map<string, NamedPerson>()
  const entries = await readInBatches(ids, async (owners) => {
    const rows = await shownAmong(queries, reader, owners).select(namedColumns).execute()
    const entries = rows.map((row) => ({
      ...toListedPublication(row),
      ...(hasCoins && { coins: coinsOf(row) }),
      cslType: workType(row.publicationType),
      names: storedNames.parse(JSON.parse(row.authorList)).map(({ name }) => name),
    }))
    if (!isWanted) return entries
    const found = await readReferences(queries, owners, reader)
    for (const person of found.people) people.set(person._id, person)
    return entries.map((entry) => ({ ...entry, reference: found.references.get(entry._id) }))
  })
  return { entries, ...(isWanted && { people: [...people.values()] }), ...counted }
}
