import type { Queries } from '#server/base/db/database.ts'
import { type Reader, systemReader } from '#server/base/reader/visible.ts'
import { interpretAllWords } from './interpretation.ts'
import { addCorrections } from './known-words.ts'
import { hasVisibleMatch, type SearchScope } from './matches.ts'
import { parseQuery, type SearchCondition } from './query.ts'
import { searchableDefinitions } from './searched.ts'
import { addSpellings, createWordCheck, keepVisibleKeys } from './understand.ts'

export const searchConditionForList = async (
  queries: Queries,
  entity: string,
  typed: string,
  reader: Reader = systemReader,
): Promise<{ scope: SearchScope; condition: SearchCondition } | null> => {
  const kinds = searchableDefinitions.filter(({ name }) => name === entity)
  const read = parseQuery(typed)
  if (kinds.length === 0 || read.units.length === 0) return null
  const sought = { queries, reader }
  const query = await keepVisibleKeys(sought, [entity], read)
  const scope = await addSpellings(sought, query.units)
  const { condition } = interpretAllWords(query)
  if (await hasVisibleMatch(scope, [entity], condition)) return { scope, condition }
  const units = await addCorrections(queries, query.units, createWordCheck(sought))
  return {
    scope: await addSpellings(sought, units),
    condition: interpretAllWords({ ...query, units }).condition,
  }
}
