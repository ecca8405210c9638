import type { Queries } from '#server/base/db/database.ts'
import { createPause } from '#server/base/db/turns.ts'
import { checkFields } from './check.ts'
import { createRecogniser } from './here.ts'
import type { Entry } from './importer.ts'
import type { ItemRow } from './item-store.ts'

const longestReason = 2_000

/** How an item names another of the same import that is the same. */
export const itemName = (index: number): string => `item:${index}`

/** Says of every entry what it would become. */
export async function* judge(
  queries: Queries,
  importId: string,
  entries: AsyncIterable<Entry>,
): AsyncGenerator<ItemRow> {
  const here = await createRecogniser(queries)
  const pause = createPause()
  /** Where the entries stand that others may be the same as, by the names of their items. */
  const sources = new Map<string, string>()
  let next = 0
  for await (const entry of entries) {
    await pause()
    const { kind, key, title, source, notes = [], failed } = entry
    const index = next++
    const checked = failed === undefined ? checkFields(kind, entry.fields) : { failed }
    const row = {
      importId,
      index,
      kind,
      key,
      source,
      title: title.slice(0, 1_000),
      fields: '{}',
      matchId: '',
      isChosen: 0,
      savedAs: '',
      savedVersion: 0,
    }
    const reasonOf = (all: readonly string[]) =>
      [...new Set(all)].join('. ').slice(0, longestReason)
    if ('failed' in checked) {
      yield { ...row, status: 'failed', reason: reasonOf([checked.failed, ...notes]) }
      continue
    }
    const { fields } = checked
    const match = here.find(kind, fields)
    const stored = { ...row, fields: JSON.stringify(fields) }
    if (match === undefined) {
      here.add(kind, fields, itemName(index))
      sources.set(itemName(index), source)
      const reason = reasonOf([...notes, ...checked.notes])
      yield { ...stored, status: 'new', reason }
      continue
    }
    const twin = sources.get(match)
    const reason = twin === undefined ? 'It is here already' : `The same is in ${twin}`
    yield { ...stored, matchId: match, status: 'duplicate', reason }
  }
}
