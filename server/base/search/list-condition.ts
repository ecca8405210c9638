import type { Queries } from '#server/base/db/database.ts'
import { type ContentReader, unrestrictedReader } from '#server/base/reader/visible.ts'
import { buildAllWordsConditions } from './interpretation.ts'
import { addTypoCorrections } from './known-words.ts'
import { hasVisibleMatch, type SearchScope } from './matches.ts'
import { parseQuery, type SearchCondition } from './query.ts'
import { searchableDefinitions } from './searched.ts'
import { addSpellings, createWordVisibilityCheck, removeHiddenIdentifiers } from './understand.ts'

export const searchConditionForList = async (
  queries: Queries,
  entity: string,
  typed: string,
  reader: ContentReader = unrestrictedReader,
): Promise<{ scope: SearchScope; condition: SearchCondition } | null> => {
  const kinds = searchableDefinitions.filter(({ name }) => name === entity)
  const read = parseQuery(typed)
  if (kinds.length === 0 || read.units.length === 0) return null
  const sought = { queries, reader }
  const query = await removeHiddenIdentifiers(sought, [entity], read)
  const scope = await addSpellings(sought, query.units)
  const { condition } = buildAllWordsConditions(query)
  if (await hasVisibleMatch(scope, [entity], condition)) return { scope, condition }
  const units = await addTypoCorrections(queries, query.units, createWordVisibilityCheck(sought))
  return {
    scope: await addSpellings(sought, units),
    condition: buildAllWordsConditions({ ...query, units }).condition,
  }
}
