import { entryIdSchema } from '#contract/call/fields.ts'
import type { CollectionField } from '#contract/collection/collection-field.ts'
import type { ItemValue, Reference } from '#contract/item/item.ts'
import { parseSpreadsheetDate } from '#server/base/text/spreadsheet-date.ts'
import { joinValues, splitValues } from './cell-values.ts'

const isReference = (value: unknown): value is Reference =>
  typeof value === 'object' && value !== null && '_id' in value

const sameText = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

/** Returns the label of an option, or its key if another option could be meant by the label. */
const optionText = ({ options }: CollectionField, key: string): string => {
  const label = options.find((each) => each.key === key)?.label ?? key
  const isPlain = options.every(
    (each) => each.key === key || !(sameText(each.key, label) || sameText(each.label, label)),
  )
  return isPlain ? label : key
}

/** Returns a value of an item as the text of a cell. */
export const cellOfValue = (
  field: CollectionField,
  value: ItemValue | undefined,
  publicUrl: string,
): string => {
  const { type } = field
  if (value === undefined || value === null || value === '') return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'object')
    return joinValues(
      value.map((each) =>
        isReference(each) ? `${each.name} (${each._id})` : optionText(field, each),
      ),
    )
  if (type === 'choice') return joinValues([optionText(field, String(value))])
  return type === 'picture' || type === 'file' ? `${publicUrl}${value}` : String(value)
}

/** Returns the date in a cell, with the precision that it has. Texts without a clear date stay as they are. */
export const dateInCell = (cell: string): string => parseSpreadsheetDate(cell) || cell

const words: Readonly<Record<string, boolean>> = {
  ...{ yes: true, true: true, x: true, 1: true },
  ...{ no: false, false: false, 0: false },
}

const idAtEnd = /\((\w{26})\)$/

/** The name or id of a referenced entry in a cell. */
export interface NamedReference {
  readonly id?: string
  readonly name: string
}

/** Returns the entries that a cell names: `Name (id)`, ids or names. */
export const referencesInCell = (cell: string): NamedReference[] =>
  splitValues(cell).map((text) => {
    const id = text.match(idAtEnd)?.[1] ?? text
    return entryIdSchema.safeParse(id).success ? { id, name: text } : { name: text }
  })

// A comma before three digits could separate thousands.
const decimalComma = /^([+-]?\d+),(\d{1,2}|\d{4,})$/

/** Returns the text of a cell as a value in requests, except references. */
export const valueInCell = (field: CollectionField, cell: string, publicUrl: string): unknown => {
  switch (field.type) {
    case 'flag':
      return words[cell.toLowerCase()] ?? cell
    case 'number':
      return cell.replace(decimalComma, '$1.$2')
    case 'date':
      return dateInCell(cell)
    case 'choice': {
      const values = splitValues(cell)
      return field.multiple || values.length > 1 ? values : values[0]
    }
    case 'picture':
    case 'file':
      return cell.startsWith(`${publicUrl}/`) ? cell.slice(publicUrl.length) : cell
    default:
      return cell
  }
}
