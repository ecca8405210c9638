import { type EntityDefinition, entityFieldsOfKind } from '#contract/call/entity.ts'
import type { TranslatableTextLocation } from './field-values.ts'
import { isObject } from './list-values.ts'
import { fieldTypeBehaviorOf } from './values-of.ts'

export const findTranslatableTextLocations = (
  { fields }: EntityDefinition,
  entry: object,
): TranslatableTextLocation[] =>
  isObject(entry)
    ? Object.entries(fields).flatMap(([name, field]) => {
        const value = entry[name]
        if (!('translated' in field) || !field.translated) return []
        const { textPlaces, isLong = false } = fieldTypeBehaviorOf(field)
        if (textPlaces) return textPlaces(field, name, value)
        return typeof value === 'string' ? [{ name, isLong, holder: entry, key: name }] : []
      })
    : []

export const readTranslatableText = ({ holder, key }: TranslatableTextLocation): string =>
  String(holder[key])

export const translatedColumnsOf = ({ fields }: EntityDefinition): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    'translated' in field && field.translated ? [name] : [],
  )

export const parseListColumns = (
  definition: EntityDefinition,
  row: object,
): Record<string, unknown> => {
  const lists = entityFieldsOfKind(definition, 'list', 'values').flatMap(([name]) => {
    const json: unknown = Reflect.get(row, name)
    return typeof json === 'string' ? [[name, JSON.parse(json)]] : []
  })
  return { ...row, ...Object.fromEntries(lists) }
}
