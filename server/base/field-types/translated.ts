import { type EntityDefinition, fieldsOf } from '#contract/call/entity.ts'
import type { TextPlace } from './field-values.ts'
import { isObject } from './list-values.ts'
import { fieldValuesOf } from './values-of.ts'

export const textPlacesOf = ({ fields }: EntityDefinition, entry: object): TextPlace[] =>
  isObject(entry)
    ? Object.entries(fields).flatMap(([name, field]) => {
        const value = entry[name]
        if (!('translated' in field) || !field.translated) return []
        const { textPlaces, isLong = false } = fieldValuesOf(field)
        if (textPlaces) return textPlaces(field, name, value)
        return typeof value === 'string' ? [{ name, isLong, holder: entry, key: name }] : []
      })
    : []

export const textAtPlace = ({ holder, key }: TextPlace): string => String(holder[key])

export const translatedColumnsOf = ({ fields }: EntityDefinition): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    'translated' in field && field.translated ? [name] : [],
  )

export const parseListColumns = (
  definition: EntityDefinition,
  row: object,
): Record<string, unknown> => {
  const lists = fieldsOf(definition, 'list').flatMap(([name]) => {
    const json: unknown = Reflect.get(row, name)
    return typeof json === 'string' ? [[name, JSON.parse(json)]] : []
  })
  return { ...row, ...Object.fromEntries(lists) }
}
