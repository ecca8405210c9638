import { type EntityDefinition, fieldsOf } from '#contract/call/entity.ts'
import type { TextPlace } from './field-values.ts'
import { isPart } from './list-values.ts'
import { valuesOf } from './values-of.ts'

export const textPlaces = ({ fields }: EntityDefinition, entry: object): TextPlace[] =>
  isPart(entry)
    ? Object.entries(fields).flatMap(([name, field]) => {
        const value = entry[name]
        if (!('translated' in field) || !field.translated) return []
        const { textPlaces, isLong = false } = valuesOf(field)
        if (textPlaces) return textPlaces(field, name, value)
        return typeof value === 'string' ? [{ name, isLong, holder: entry, key: name }] : []
      })
    : []

export const textAt = ({ holder, key }: TextPlace): string => String(holder[key])

export const translatedColumns = ({ fields }: EntityDefinition): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    'translated' in field && field.translated ? [name] : [],
  )

export const withLists = (definition: EntityDefinition, row: object): Record<string, unknown> => {
  const lists = fieldsOf(definition, 'list').flatMap(([name]) => {
    const json: unknown = Reflect.get(row, name)
    return typeof json === 'string' ? [[name, JSON.parse(json)]] : []
  })
  return { ...row, ...Object.fromEntries(lists) }
}
