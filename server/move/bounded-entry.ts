import type { ImportedEntry } from './importer.ts'

// Entries of hostile files can have any size. The server checks each entry synchronously, so these limits keep entries small. The
// limits are far above the largest valid entry.

/** Longer texts would be rejected or cut later anyway. */
const maxTextLength = 1_000_000
const maxNameLength = 2_000
const maxNotes = 100
const maxValues = 50_000
export const maxImportedEntryBytes = 8 * 1024 * 1024

const tooLarge = 'It is larger than any entry that Salus keeps'

export const toFailedImportEntry = (entry: ImportedEntry, failed = tooLarge): ImportedEntry => {
  const { kind, key, title, source } = entry
  return { kind, key, title, source, fields: {}, failed }
}

const countValues = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 1
  let count = 1
  for (const each of Object.values(value)) {
    count += countValues(each)
    if (count > maxValues) break
  }
  return count
}

const shorten = (value: unknown): unknown => {
  if (typeof value === 'string')
    return value.length > maxTextLength ? value.slice(0, maxTextLength).toWellFormed() : value
  if (Array.isArray(value)) return value.map(shorten)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shorten(each)]))
}

const short = (text: string): string => text.slice(0, maxNameLength).toWellFormed()

/** Cuts overlong values. Returns a failed entry if there are too many values. */
export const limitEntrySize = (entry: ImportedEntry): ImportedEntry => {
  const {
    kind,
    key,
    title,
    source,
    fields,
    exported,
    notes = [],
    failed,
    isExample,
    mergedInto,
  } = entry
  const names = { kind, key: short(key), title: short(title), source: short(source) }
  const isTooLarge = key.length > maxNameLength || countValues(exported ?? fields) > maxValues
  if (isTooLarge) return toFailedImportEntry({ ...names, fields: {} })
  return {
    ...names,
    fields: Object(shorten(fields)),
    // The texts of exported entries were checked, and some are JSON that must not be cut.
    ...(exported && { exported }),
    notes: notes.slice(0, maxNotes).map(short),
    ...(isExample && { isExample }),
    ...(mergedInto && { mergedInto }),
    ...(failed !== undefined && { failed: short(failed) }),
  }
}
