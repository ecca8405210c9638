import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { createInvalidInputError, toFieldErrors } from '#contract/call/api-error.ts'
import { inputSchemaFor } from '#contract/call/publishing.ts'
import { isReferenceFieldType } from '#contract/collection/collection-field.ts'
import { type ItemValue, itemApi, type Reference } from '#contract/item/item.ts'
import type { itemCsvColumns } from '#contract/item/item-csv.ts'
import { isBlankValue } from '#contract/item/values-schema.ts'
import { normalizeLikeSpreadsheet } from '#server/base/text/csv.ts'
import type { CsvFileRow } from '#server/base/text/read-csv-file.ts'
import type { ItemDefinition } from '#server/collection/fields-store.ts'
import { decodeValues } from '../given-values.ts'
import type { ItemEntry, ItemFields } from '../store.ts'
import { cellOfValue, dateInCell, referencesInCell, valueInCell } from './cells.ts'
import type { CsvColumns } from './columns.ts'
import type { ReferenceFinder } from './named-store.ts'

export interface RowReader {
  readonly collection: ItemDefinition
  readonly columns: CsvColumns
  readonly publicUrl: string
  /** Finds the entries of each reference field, by key. */
  readonly finders: ReadonlyMap<string, ReferenceFinder>
}

const isEmpty = (value: unknown): boolean => isBlankValue(value) || value === false

/** Returns a value as it is stored: references are ids. */
const storedFormOf = (value: ItemValue | undefined): unknown =>
  Array.isArray(value)
    ? value.map((each: string | Reference) => (typeof each === 'string' ? each : each._id))
    : value

const isSameValue = (decoded: unknown, before: ItemValue | undefined): boolean =>
  isEmpty(decoded) ? isEmpty(before) : isDeepStrictEqual(decoded, storedFormOf(before))

const readValues = (
  { collection, columns, finders, publicUrl }: RowReader,
  { cells }: CsvFileRow,
  before: ItemEntry | undefined,
): ItemFields['values'] => {
  const given: Record<string, unknown> = {}
  for (const { at, field } of columns.fields) {
    const { key, label, type } = field
    const cell = cells[at] ?? ''
    const shown = cellOfValue(field, before?.values[key], publicUrl)
    if (normalizeLikeSpreadsheet(shown) === cell) continue
    if (!isReferenceFieldType(type)) {
      given[key] = cell === '' ? null : valueInCell(field, cell, publicUrl)
      continue
    }
    const found = finders.get(key)?.(referencesInCell(cell)) ?? { ids: [] }
    if ('reason' in found)
      throw createInvalidInputError([
        { path: `values.${key}`, message: `${label}: ${found.reason}` },
      ])
    given[key] = found.ids
  }
  const changed = Array.from(decodeValues(collection, given)).filter(
    ([{ key }, value]) => !isSameValue(value, before?.values[key]),
  )
  return changed.length > 0
    ? Object.fromEntries(changed.map(([{ key }, value]) => [key, value]))
    : undefined
}

const textIn = (
  { places }: CsvColumns,
  { cells }: CsvFileRow,
  name: (typeof itemCsvColumns)[number],
): string | undefined => {
  const at = places[name]
  return at === undefined ? undefined : (cells[at] ?? '')
}

/** Returns the id in a row, or an empty text. */
export const idInRow = (columns: CsvColumns, row: CsvFileRow): string =>
  textIn(columns, row, 'id') ?? ''

/**
 * Reads the fields of a row that differ from the item that it names. Returns undefined if none do. Throws
 * 400 with the reason if a value does not fit.
 */
export const readRow = (
  reader: RowReader,
  row: CsvFileRow,
  before: ItemEntry | undefined,
): ItemFields | undefined => {
  const { columns, collection } = reader
  const given: Record<string, string> = {}
  for (const name of ['title', 'status', 'date', 'until'] as const) {
    const cell = textIn(columns, row, name)
    const shown = before?.[name] ?? ''
    if (cell === undefined || cell === normalizeLikeSpreadsheet(shown)) continue
    const value = name === 'date' || name === 'until' ? dateInCell(cell) : cell
    // An item has a status even if its row has none.
    if (value !== shown && !(name === 'status' && value === '')) given[name] = value
  }
  const { title = '', status = 'published' } = before ?? {}
  const whole = { collection: collection.key, title, status, ...given }
  const decoded = z.safeDecode(inputSchemaFor(itemApi.addItem, whole), whole)
  if (!decoded.success) throw createInvalidInputError(toFieldErrors(decoded.error))
  const values = readValues(reader, row, before)
  if (before && Object.keys(given).length === 0 && values === undefined) return undefined
  const changed = Object.entries(decoded.data).filter(([name]) => name in given)
  return { ...Object.fromEntries(changed), values }
}
