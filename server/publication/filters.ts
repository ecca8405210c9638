import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { PublicationFilters } from '#contract/publication/publication.ts'
import { publicationEntity } from '#contract/publication/publication-entity.ts'
import type { Queries } from '#server/base/db/database.ts'
import { foldedColumn, foldForSearch } from '#server/base/db/fold.ts'
import {
  containsTextsCondition,
  filterMatchingIds,
  type ListSlice,
  searchWordsOf,
} from '#server/base/db/list.ts'
import type { Tables } from '#server/base/db/schema.ts'
import { listedCondition, type Reader, visibleCondition } from '#server/base/reader/visible.ts'
import { withSearchMatches } from '#server/base/search/also-found.ts'
import { searchConditionForList } from '#server/base/search/list-condition.ts'
import { matchCondition } from '#server/base/search/matches.ts'
import { parseQuery } from '#server/base/search/query.ts'

/** Fields in which `q` is searched as plain text if it has no searchable words. */
const searched = ['title', 'authors', 'venue', 'abstract', 'keywords']

/**
 * Returns the texts that publications must contain, with the fields to search. `q` is included only if it has
 * no words for the search index.
 */
export const searchesOf = ({ search, q = '' }: PublicationFilters & ListSlice) =>
  [
    { columns: publicationEntity.search, words: searchWordsOf(search), search },
    { columns: searched, words: parseQuery(q).units.length > 0 ? [] : searchWordsOf(q) },
  ].filter(({ words }) => words.length > 0)

/** Filters with a database condition for the publications that the search index found. */
export type ResolvedFilters = PublicationFilters & { readonly words?: RawBuilder<boolean> }

/** Adds the condition of the search index to filters. */
export const lookUpWords = async <F extends PublicationFilters>(
  queries: Queries,
  reader: Reader,
  filters: F,
): Promise<F & ResolvedFilters> => {
  const found = filters.q
    ? await searchConditionForList(queries, 'publication', filters.q, reader)
    : null
  if (found === null) return filters
  const { scope, condition } = found
  return { ...filters, words: matchCondition(scope, 'publication', condition, 'publication._id') }
}

const links = {
  person: { table: 'publicationAuthor', column: 'profileId', to: 'profile' },
  project: { table: 'publicationProject', column: 'postId', to: 'post' },
  grant: { table: 'grantPublication', column: 'grantId', to: 'grant' },
} as const

const isLinked = (
  { table, column, to }: (typeof links)[keyof typeof links],
  id: string,
  reader: Reader,
) => sql<boolean>`"publication"."_id" in (select "publicationId" from ${sql.table(table)}
  inner join ${sql.table(to)} on ${sql.ref(`${to}._id`)} = ${sql.ref(`${table}.${column}`)}
  where ${sql.ref(`${table}.${column}`)} = ${id} and ${visibleCondition(reader, to)})`

type Query<O> = SelectQueryBuilder<Tables, 'publication', O>

/** Restricts a query to publications that the reader may see and that pass every filter. */
export const filterPublications = <O>(
  query: Query<O>,
  reader: Reader,
  filters: ResolvedFilters,
): Query<O> => {
  const { year, type, person, project, grant, topic, words } = filters
  let wanted = query.where(listedCondition(reader, 'publication'))
  if (year)
    wanted = wanted.where('publicationDate', '>=', year).where('publicationDate', '<', `${year}~`)
  if (type) wanted = wanted.where(foldedColumn('publicationType'), '=', foldForSearch(type))
  if (person) wanted = wanted.where(isLinked(links.person, person, reader))
  if (project) wanted = wanted.where(isLinked(links.project, project, reader))
  if (grant) wanted = wanted.where(isLinked(links.grant, grant, reader))
  // The column contains JSON, in which each keyword has quotation marks.
  if (topic)
    wanted = wanted.where(
      containsTextsCondition(['keywords'], [foldForSearch(JSON.stringify(topic))]),
    )
  if (words) wanted = wanted.where(words)
  return wanted
}

/** Returns the ids of a query's publications that match the search, in the query's order. */
export const readMatchingIds = async (
  queries: Queries,
  query: Query<{ _id: string }>,
  searches: ReturnType<typeof searchesOf>,
): Promise<string[]> => {
  let ids = (await query.execute()).map(({ _id }) => _id)
  for (const search of searches) {
    const wanted = await withSearchMatches(queries, 'publication', search)
    ids = await filterMatchingIds(queries, 'publication', ids, wanted)
  }
  return ids
}
