import { sql } from 'kysely'
import { z } from 'zod'
import type { PublicationFilters, PublicationSort } from '#contract/publication/publication.ts'
import { publicationEntity } from '#contract/publication/publication-entity.ts'
import type { MemoizedReads } from '#server/base/cache/memoized-reads.ts'
import type { Queries } from '#server/base/db/database.ts'
import { folded } from '#server/base/db/fold.ts'
import { matching, type Part, part } from '#server/base/db/list.ts'
import { among } from '#server/base/db/ordered-list.ts'
import type { Reader } from '#server/base/reader/visible.ts'
import { alsoFound } from '#server/base/search/also-found.ts'
import { readFacets } from './facets.ts'
import { filtered, lookUpWords } from './filters.ts'
import { listedColumns, withNotices } from './named-store.ts'
import { readReferences } from './read-references.ts'
import { columns, complete } from './rows.ts'

const sorted = (queries: Queries, sort: PublicationSort) => {
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

type InOrder = <R extends { _id: string }>(rows: R[]) => R[]
const asRead: InOrder = (rows) => rows

/**
 * Which publications are on a list, how many pass the filters, and what else would. That, and which ones a short list
 * shows, depends on all there are, so it may be known from before.
 */
const findList = async (
  queries: Queries,
  reader: Reader,
  { sort = 'newest', ...asked }: Wanted,
  known: MemoizedReads,
) => {
  const narrow = async () => {
    const found = await alsoFound(queries, 'publication', asked)
    const wanted = await lookUpWords(queries, reader, found)
    const matched = matching(sorted(queries, sort), publicationEntity.search, wanted)
    return filtered(matched, reader, wanted)
  }
  const isShort = asked.limit !== undefined && asked.limit <= mostById
  const { limit: _, offset: __, ...filters } = asked
  const counted = await known(`counts ${JSON.stringify(filters)}`, async () =>
    readFacets(queries, reader, (await narrow()).clearOrderBy()),
  )
  if (!isShort) {
    const rows = part(await narrow(), asked)
    return { counted, rows, owners: rows.select('_id'), inOrder: asRead }
  }
  const ids = await known(`ids ${JSON.stringify({ sort, ...asked })}`, async () => {
    const rows = await part(await narrow(), asked)
      .select('_id')
      .execute()
    return rows.map(({ _id }) => _id)
  })
  const places = new Map(ids.map((id, at) => [id, at]))
  const placeOf = ({ _id }: { _id: string }) => places.get(_id) ?? 0
  // PostgreSQL takes no empty list.
  const owners = sql.join(ids.length > 0 ? ids : [''])
  const inOrder: InOrder = (rows) => rows.toSorted((one, other) => placeOf(one) - placeOf(other))
  const rows = queries.selectFrom('publication').where(among('_id', owners))
  return { counted, rows, owners, inOrder }
}

const unknown: MemoizedReads = (_, read) => read()

/** Publications, newest first unless asked otherwise, how many pass the filters, and what else would. */
export const listPublications = async (
  queries: Queries,
  reader: Reader,
  wanted: Wanted,
  known = unknown,
) => {
  const { rows, owners, inOrder, counted } = await findList(queries, reader, wanted, known)
  const found = await complete(queries, await rows.select(columns).execute(), owners, reader)
  return { publications: inOrder(found), ...counted }
}

const storedNames = z.array(z.object({ name: z.string() }))

/** The same list with no more of each publication than a list shows. */
export const listPublicationEntries = async (
  queries: Queries,
  reader: Reader,
  { references: isWanted = false, ...wanted }: Wanted & { references?: boolean | undefined },
  known = unknown,
) => {
  const { rows, owners, inOrder, counted } = await findList(queries, reader, wanted, known)
  const found = await rows.select([...listedColumns, 'authorList']).execute()
  const entries = inOrder(found).map(({ authorList, ...row }) => ({
    ...withNotices(row),
    names: storedNames.parse(JSON.parse(authorList)).map(({ name }) => name),
  }))
  if (!isWanted) return { entries, ...counted }
  const { references, people } = await readReferences(queries, owners, reader)
  return {
    entries: entries.map((entry) => ({ ...entry, reference: references.get(entry._id) })),
    people,
    ...counted,
  }
}
