import type { Queries } from '#server/base/db/database.ts'
import type { Part } from '#server/base/db/list.ts'
import { listCondition } from './list-condition.ts'
import { isMatch } from './matches.ts'

/** Extends a list query by entries that the search index finds. */
export const alsoFound = async <P extends Part>(
  queries: Queries,
  entity: string,
  wanted: P,
): Promise<P> => {
  const listed = wanted.search ? await listCondition(queries, entity, wanted.search) : null
  if (listed === null) return wanted
  return { ...wanted, found: isMatch(listed.scope, entity, listed.condition, `${entity}._id`) }
}
