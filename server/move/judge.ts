import type { MoveKind } from '#contract/move/move-in.ts'
import type { Queries } from '#server/base/db/database.ts'
import { createPause } from '#server/base/db/turns.ts'
import { checkFields } from './check.ts'
import { createRecogniser } from './here.ts'
import type { Entry } from './importer.ts'
import type { ItemRow } from './item-store.ts'

/** In which order kinds are saved: what others refer to comes first. */
const order: readonly MoveKind[] = [
  'category',
  'person',
  'team',
  'project',
  'publication',
  'news',
  'page',
  'redirect',
]

/** Lists of these show the newest first, so the first is added last. */
const newestFirst: ReadonlySet<MoveKind> = new Set(['project', 'news'])

const inOrder = (entries: readonly Entry[]): Entry[] =>
  order.flatMap((kind) => {
    const ofKind = entries.filter((entry) => entry.kind === kind)
    return newestFirst.has(kind) ? ofKind.toReversed() : ofKind
  })

const longestReason = 2_000

/** How an item names another of the same import that is the same. */
export const itemName = (index: number): string => `item:${index}`

/** Says of every entry what it would become. */
export const judge = async (
  queries: Queries,
  importId: string,
  entries: readonly Entry[],
): Promise<ItemRow[]> => {
  const here = await createRecogniser(queries)
  const pause = createPause()
  const rows: ItemRow[] = []
  for (const entry of inOrder(entries)) {
    await pause()
    const { kind, key, title, source, notes = [], failed } = entry
    const index = rows.length
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
      rows.push({ ...row, status: 'failed', reason: reasonOf([checked.failed, ...notes]) })
      continue
    }
    const { fields } = checked
    const match = here.find(kind, fields)
    const stored = { ...row, fields: JSON.stringify(fields) }
    if (match === undefined) {
      here.add(kind, fields, itemName(index))
      const reason = reasonOf([...notes, ...checked.notes])
      rows.push({ ...stored, status: 'new', reason })
      continue
    }
    const twin = rows.find((each) => itemName(each.index) === match)
    const reason = twin ? `The same is in ${twin.source}` : 'It is here already'
    rows.push({ ...stored, matchId: match, status: 'duplicate', reason })
  }
  return rows
}
