import type { Entry } from './importer.ts'

// Entries of hostile files can have any size. The server reads and checks each in one go, so these limits keep every entry
// small enough for that; they are far above whatever can be kept.

/** The longest text of an entry: a longer one is refused or cut later anyway, as all of it would be. */
const longestText = 1_000_000
/** The longest key, title, source or note. */
const longestName = 2_000
const mostNotes = 100
/** The most texts, numbers and lists in the fields of an entry. */
const mostValues = 50_000
/** The largest entry that is handed to the server. */
export const entryBytes = 8 * 1024 * 1024

const tooLarge = 'It is larger than any entry that Salus keeps'

/** Replaces an entry that is too large by one that failed. */
export const failedEntry = (entry: Entry, failed = tooLarge): Entry => {
  const { kind, key, title, source } = entry
  return { kind, key, title, source, fields: {}, failed }
}

const countValues = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 1
  let count = 1
  for (const each of Object.values(value)) {
    count += countValues(each)
    if (count > mostValues) break
  }
  return count
}

const shortened = (value: unknown): unknown => {
  if (typeof value === 'string')
    return value.length > longestText ? value.slice(0, longestText).toWellFormed() : value
  if (Array.isArray(value)) return value.map(shortened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shortened(each)]))
}

const short = (text: string): string => text.slice(0, longestName).toWellFormed()

/** Cuts whatever of an entry is longer than anything that is kept, and fails one with too many values. */
export const boundedEntry = (entry: Entry): Entry => {
  const { kind, key, title, source, fields, exported, notes = [], failed } = entry
  const names = { kind, key: short(key), title: short(title), source: short(source) }
  const isTooLarge = key.length > longestName || countValues(exported ?? fields) > mostValues
  if (isTooLarge) return failedEntry({ ...names, fields: {} })
  return {
    ...names,
    fields: Object(shortened(fields)),
    // Its texts were checked, and some are lists of others.
    ...(exported && { exported }),
    notes: notes.slice(0, mostNotes).map(short),
    ...(failed !== undefined && { failed: short(failed) }),
  }
}
