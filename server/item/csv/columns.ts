import type { CollectionField } from '#contract/collection/collection-field.ts'
import { itemCsvColumns } from '#contract/item/item-csv.ts'
import { activeFieldsOf } from '#contract/item/values-schema.ts'
import type { CsvFileRow } from '#server/base/text/read-csv-file.ts'
import { createCsvFileError } from '#server/base/text/read-csv-file.ts'
import type { ItemDefinition } from '#server/collection/fields-store.ts'

/** A column with the values of a field. */
export interface FieldColumn {
  readonly at: number
  readonly field: CollectionField
}

/** Where the columns of a CSV file are. */
export interface CsvColumns {
  readonly fields: readonly FieldColumn[]
  /** Index of each built-in column that the file has. */
  readonly places: Partial<Record<(typeof itemCsvColumns)[number], number>>
}

const isSameName = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

/** Returns the field with a key, otherwise the only one with a label. */
const findField = (
  fields: readonly CollectionField[],
  name: string,
): CollectionField | undefined => {
  const named = fields.find(({ key }) => isSameName(key, name))
  if (named) return named
  const [labelled, ...others] = fields.filter(({ label }) => isSameName(label, name))
  return others.length === 0 ? labelled : undefined
}

const listed = (names: readonly string[]): string =>
  names.map((name) => `“${name.slice(0, 60)}”`).join(', ')

/** Finds the columns of a file. Throws 400 for unknown and repeated ones, and without titles for new items. */
export const findColumns = (
  { fields, many }: Pick<ItemDefinition, 'fields' | 'many'>,
  header: readonly string[],
  rows: readonly CsvFileRow[],
): CsvColumns => {
  const active = activeFieldsOf(fields)
  const places: CsvColumns['places'] = {}
  const columns: FieldColumn[] = []
  const unknown: string[] = []
  const repeated: string[] = []
  for (const [at, name] of header.entries()) {
    const builtIn = itemCsvColumns.find((each) => isSameName(each, name))
    const field = builtIn ? undefined : findField(active, name)
    if (builtIn && places[builtIn] === undefined) places[builtIn] = at
    else if (field && columns.every((each) => each.field !== field)) columns.push({ at, field })
    else if (builtIn || field) repeated.push(name)
    // Spreadsheets often end lines with empty columns.
    else if (name !== '' || rows.some(({ cells }) => cells[at])) unknown.push(name)
  }
  if (unknown.length > 0)
    throw createCsvFileError(
      `${many} have no column ${listed(unknown)}. Known are ${[...itemCsvColumns, ...active.map(({ key }) => key)].join(', ')}`,
    )
  if (repeated.length > 0) throw createCsvFileError(`${listed(repeated)} is there twice`)
  if (places.title === undefined && places.id === undefined)
    throw createCsvFileError('The first line must name the columns, with title among them')
  return { places, fields: columns }
}
