import type { Queries } from '#server/base/db/database.ts'
import { everything, type Reader } from '#server/base/reader/visible.ts'
import { withCorrections } from './known-words.ts'
import { hasMatch, type Scope } from './matches.ts'
import { allOf, type Condition, readQuery } from './query.ts'
import { searched } from './searched.ts'
import { thereFor, withSpellings } from './understand.ts'

/** What entries of one kind must meet to be on a list that is searched; null when no word was typed. */
export const listCondition = async (
  queries: Queries,
  entity: string,
  typed: string,
  reader: Reader = everything,
): Promise<{ scope: Scope; condition: Condition } | null> => {
  const kinds = searched.filter(({ name }) => name === entity)
  const units = readQuery(typed)
  if (kinds.length === 0 || units.length === 0) return null
  const sought = { queries, reader }
  const scope = await withSpellings(sought, units)
  const condition = allOf(units)
  if (await hasMatch(scope, [entity], condition)) return { scope, condition }
  const meant = await withCorrections(queries, units, thereFor(sought))
  return { scope: await withSpellings(sought, meant), condition: allOf(meant) }
}
