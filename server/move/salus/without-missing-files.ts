import { mediaFileNameOfUrl } from '#contract/media/film.ts'
import type { ImportedEntry } from '../importer.ts'

/** Drops the URLs of missing files and adds a note with their names. */
export const withoutMissingFiles = (
  entry: ImportedEntry,
  isThere: (name: string) => boolean,
): ImportedEntry => {
  const { exported } = entry
  if (!exported) return entry
  const lost = new Set<string>()
  const isLost = (value: unknown): boolean => {
    const name = typeof value === 'string' ? mediaFileNameOfUrl(value) : null
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
  const withoutFieldsOfLostFiles = (values: unknown): unknown =>
    typeof values !== 'object' || values === null || Array.isArray(values)
      ? values
      : Object.fromEntries(Object.entries(values).filter(([, value]) => !namesLost(value)))
  const rows = exported.rows.map(({ entity, row }) => ({ entity, row: Object(cleaned(row)) }))
  const values = Object.entries(exported.values ?? {}).map(([id, each]) => [
    id,
    withoutFieldsOfLostFiles(each),
  ])
  const beside = exported.beside.map(({ name, row }) =>
    name === 'drafts'
      ? { name, row: { ...row, fields: withoutFieldsOfLostFiles(row.fields) } }
      : { name, row },
  )
  const kept = { rows, beside, ...(exported.values && { values: Object.fromEntries(values) }) }
  const notes = [...lost].map(
    (name) => `The file ${name} stays out: it is missing or not what it says`,
  )
  return {
    ...entry,
    exported: { ...exported, ...kept },
    notes: [...(entry.notes ?? []), ...notes],
  }
}
