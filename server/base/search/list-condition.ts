import type { Queries } from '#server/base/db/database.ts'
import { type Reader, systemReader } from '#server/base/reader/visible.ts'
import { everyWord } from './interpretation.ts'
import { withCorrections } from './known-words.ts'
import { hasMatch, type Scope } from './matches.ts'
import { type Condition, readQuery } from './query.ts'
import { searched } from './searched.ts'
import { thereFor, withOwnedKeys, withSpellings } from './understand.ts'

export const listCondition = async (
  queries: Queries,
  entity: string,
  typed: string,
  reader: Reader = systemReader,
): Promise<{ scope: Scope; condition: Condition } | null> => {
  const kinds = searched.filter(({ name }) => name === entity)
  const read = readQuery(typed)
  if (kinds.length === 0 || read.units.length === 0) return null
  const sought = { queries, reader }
  const query = await withOwnedKeys(sought, [entity], read)
  const scope = await withSpellings(sought, query.units)
  const { condition } = everyWord(query)
  if (await hasMatch(scope, [entity], condition)) return { scope, condition }
  const units = await withCorrections(queries, query.units, thereFor(sought))
  return {
    scope: await withSpellings(sought, units),
    condition: everyWord({ ...query, units }).condition,
  }
}
