import type { Queries } from '#server/base/db/database.ts'
import type { ListQueryOptions } from '#server/base/db/list.ts'
import { searchConditionForList } from './list-condition.ts'
import { buildMatchConditionSql } from './matches.ts'

/** Adds a condition to a list query, so that it also returns the entries that the search index finds. */
export const withSearchMatches = async <P extends ListQueryOptions>(
  queries: Queries,
  entity: string,
  wanted: P,
): Promise<P> => {
  const listed = wanted.search ? await searchConditionForList(queries, entity, wanted.search) : null
  if (listed === null) return wanted
  return {
    ...wanted,
    found: buildMatchConditionSql(listed.scope, entity, listed.condition, `${entity}._id`),
  }
}
