import { mediaName } from '#contract/media/film.ts'
import type { Queries } from '#server/base/db/database.ts'
import { createPause } from '#server/base/db/turns.ts'
import type { Entry } from '../importer.ts'
import type { ItemRow } from '../item-store.ts'
import type { ExportedEntry } from './read-export.ts'
import type { SalusFields } from './salus.ts'
import { isHere } from './save-entry.ts'

/** An entry without the addresses of files that did not come along, and their names. */
const withoutLost = (entry: ExportedEntry, isThere: (name: string) => boolean) => {
  const lost = new Set<string>()
  const isLost = (value: unknown): boolean => {
    const name = typeof value === 'string' ? mediaName(value) : null
    if (name === null || isThere(name)) return false
    lost.add(name)
    return true
  }
  const cleaned = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.filter((each) => !isLost(each)).map(cleaned)
    if (typeof value !== 'object' || value === null) return isLost(value) ? '' : value
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, cleaned(each)]))
  }
  const namesLost = (value: unknown): boolean =>
    typeof value === 'object' && value !== null
      ? Object.values(value).map(namesLost).includes(true)
      : isLost(value)
  /** Fields of which those that name a lost file are left out, so that they stay as they are. */
  const withoutFields = (values: unknown): unknown =>
    typeof values !== 'object' || values === null || Array.isArray(values)
      ? values
      : Object.fromEntries(Object.entries(values).filter(([, value]) => !namesLost(value)))
  const rows = entry.rows.map(({ entity, row }) => ({ entity, row: cleaned(row) }))
  const values = Object.entries(entry.values ?? {}).map(([id, each]) => [id, withoutFields(each)])
  const beside = entry.beside.map(({ name, row }) =>
    name === 'drafts'
      ? { name, row: { ...row, fields: withoutFields(row.fields) } }
      : { name, row },
  )
  const kept = { rows, beside, ...(entry.values && { values: Object.fromEntries(values) }) }
  return { fields: { salus: { ...entry, ...kept } }, lost }
}

const unsaved = { matchId: '', isChosen: 0, savedAs: '', savedVersion: 0 } as const

/** Says of every entry of an export what it would become: entries are known by their ids. */
export async function* judgeExport(
  queries: Queries,
  importId: string,
  entries: AsyncIterable<Entry>,
  isThere: (name: string) => boolean,
): AsyncGenerator<ItemRow> {
  const pause = createPause()
  let index = 0
  for await (const { kind, key, title, source, fields, failed, notes = [] } of entries) {
    await pause()
    if (failed !== undefined) {
      const row = { importId, index: index++, kind, key, source, title: title.slice(0, 1_000) }
      yield { ...row, ...unsaved, status: 'failed', reason: failed.slice(0, 2_000), fields: '{}' }
      continue
    }
    const { salus } = fields as unknown as SalusFields // as the importer has written it
    const { fields: kept, lost } = withoutLost(salus, isThere)
    const told = [
      ...notes,
      ...[...lost].map((name) => `The file ${name} stays out: it is missing or not what it says`),
    ]
    const status = (await isHere(queries, salus)) ? 'duplicate' : 'new'
    const said = { duplicate: 'It is here already', new: told.join('. ') }
    yield {
      importId,
      index: index++,
      kind,
      key,
      source,
      title: title.slice(0, 1_000),
      status,
      fields: JSON.stringify(kept),
      reason: said[status].slice(0, 2_000),
      ...unsaved,
      matchId: status === 'duplicate' ? salus.id : '',
    }
  }
}
