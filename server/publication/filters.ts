import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { PublicationFilters } from '#contract/publication/publication.ts'
import { publicationEntity } from '#contract/publication/publication-entity.ts'
import type { Queries } from '#server/base/db/database.ts'
import { foldedColumnExpression, foldForSearch } from '#server/base/db/fold.ts'
import {
  containsAllTextsCondition,
  filterIdsMatchingSearch,
  type ListQueryOptions,
  splitIntoSearchWords,
} from '#server/base/db/list.ts'
import type { DatabaseTables } from '#server/base/db/schema.ts'
import {
  type ContentReader,
  listStatusCondition,
  visibleCondition,
} from '#server/base/reader/visible.ts'
import { withSearchMatches } from '#server/base/search/also-found.ts'
import { searchConditionForList } from '#server/base/search/list-condition.ts'
import { buildMatchConditionSql } from '#server/base/search/matches.ts'
import { parseQuery } from '#server/base/search/query.ts'

/** Fields in which `q` is searched as plain text if it has no searchable words. */
const searched = ['title', 'authors', 'venue', 'abstract', 'keywords']

/**
 * Returns the texts that publications must contain, with the fields to search. `q` is included only if it has
 * no words for the search index.
 */
export const publicationSearchesOf = ({ search, q = '' }: PublicationFilters & ListQueryOptions) =>
  [
    { columns: publicationEntity.search, words: splitIntoSearchWords(search), search },
    { columns: searched, words: parseQuery(q).units.length > 0 ? [] : splitIntoSearchWords(q) },
  ].filter(({ words }) => words.length > 0)

/** Filters with a database condition for the publications that the search index found. */
export type ResolvedPublicationFilters = PublicationFilters & {
  readonly words?: RawBuilder<boolean>
}

/** Adds the condition of the search index to filters. */
export const resolvePublicationFilters = async <F extends PublicationFilters>(
  queries: Queries,
  reader: ContentReader,
  filters: F,
): Promise<F & ResolvedPublicationFilters> => {
  const found = filters.q
    ? await searchConditionForList(queries, 'publication', filters.q, reader)
    : null
  if (found === null) return filters
  const { scope, condition } = found
  return {
    ...filters,
    words: buildMatchConditionSql(scope, 'publication', condition, 'publication._id'),
  }
}

const links = {
  person: { table: 'publicationAuthor', column: 'profileId', to: 'profile' },
  project: { table: 'publicationProject', column: 'postId', to: 'post' },
  grant: { table: 'grantPublication', column: 'grantId', to: 'grant' },
} as const

const isLinked = (
  { table, column, to }: (typeof links)[keyof typeof links],
  id: string,
  reader: ContentReader,
) => sql<boolean>`"publication"."_id" in (select "publicationId" from ${sql.table(table)}
  inner join ${sql.table(to)} on ${sql.ref(`${to}._id`)} = ${sql.ref(`${table}.${column}`)}
  where ${sql.ref(`${table}.${column}`)} = ${id} and ${visibleCondition(reader, to)})`

type Query<O> = SelectQueryBuilder<DatabaseTables, 'publication', O>

/** Restricts a query to publications that the reader may see and that pass every filter. */
export const filterPublications = <O>(
  query: Query<O>,
  reader: ContentReader,
  filters: ResolvedPublicationFilters,
): Query<O> => {
  const { year, type, person, project, grant, topic, words } = filters
  let wanted = query.where(listStatusCondition(reader, 'publication'))
  if (year)
    wanted = wanted.where('publicationDate', '>=', year).where('publicationDate', '<', `${year}~`)
  if (type)
    wanted = wanted.where(foldedColumnExpression('publicationType'), '=', foldForSearch(type))
  if (person) wanted = wanted.where(isLinked(links.person, person, reader))
  if (project) wanted = wanted.where(isLinked(links.project, project, reader))
  if (grant) wanted = wanted.where(isLinked(links.grant, grant, reader))
  // The column contains JSON, in which each keyword has quotation marks.
  if (topic)
    wanted = wanted.where(
      containsAllTextsCondition(['keywords'], [foldForSearch(JSON.stringify(topic))]),
    )
  if (words) wanted = wanted.where(words)
  return wanted
}

/** Returns the ids of a query's publications that match the search, in the query's order. */
export const readMatchingPublicationIds = async (
  queries: Queries,
  query: Query<{ _id: string }>,
  searches: ReturnType<typeof publicationSearchesOf>,
): Promise<string[]> => {
  let ids = (await query.execute()).map(({ _id }) => _id)
  for (const search of searches) {
    const wanted = await withSearchMatches(queries, 'publication', search)
    ids = await filterIdsMatchingSearch(queries, 'publication', ids, wanted)
  }
  return ids
}
