import { createHash } from 'node:crypto'
import type { EntityDefinition, Field } from '#contract/call/entity.ts'
import { nameOfAddress } from '#contract/text/name-of-address.ts'

/** A translated text of an entry: its name, and where it is. */
export interface TextPlace {
  /** The name of its field; of a text within a list `field.item.text`, by a name of the item that stays. */
  readonly name: string
  /** Whether it is Markdown. */
  readonly isLong: boolean
  readonly holder: Record<string, unknown>
  readonly key: string
}

type Part = Record<string, unknown>

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An item's name: of an address of this site the file's name, of an item without a name its text. */
export const itemName = (item: Part, by: string): string => {
  const own = item[by]
  if (typeof own !== 'string' || own === '') {
    return createHash('sha256').update(JSON.stringify(item)).digest('hex').slice(0, 10)
  }
  return nameOfAddress(own)
}

const placesIn = (name: string, field: Field, holder: Part): TextPlace[] => {
  const value = holder[name]
  if (!('translated' in field) || !field.translated) return []
  if (field.translated === true) {
    const isLong = field.kind === 'markdown'
    return typeof value === 'string' ? [{ name, isLong, holder, key: name }] : []
  }
  const { texts, by = 'id' } = field.translated
  const within = (item: Part, prefix: string): TextPlace[] =>
    texts.flatMap((key) =>
      typeof item[key] === 'string'
        ? [{ name: `${prefix}.${key}`, isLong: false, holder: item, key }]
        : [],
    )
  if (isPart(value)) return within(value, name)
  if (!Array.isArray(value)) return []
  return value.filter(isPart).flatMap((item) => within(item, `${name}.${itemName(item, by)}`))
}

/** Every translated text of an entry. */
export const textPlaces = ({ fields }: EntityDefinition, entry: object): TextPlace[] =>
  isPart(entry)
    ? Object.entries(fields).flatMap((field) => placesIn(field[0], field[1], entry))
    : []

/** The text at a place. */
export const textAt = ({ holder, key }: TextPlace): string => String(holder[key])

/** The names of the columns that hold translated texts. */
export const translatedColumns = ({ fields }: EntityDefinition): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    'translated' in field && field.translated ? [name] : [],
  )

/** A row with its lists parsed, so that their texts can be reached. */
export const withLists = ({ fields }: EntityDefinition, row: object): Part =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]: [string, unknown]) => [
      name,
      fields[name]?.kind === 'list' && typeof value === 'string' ? JSON.parse(value) : value,
    ]),
  )
