import { z } from 'zod'
import {
  type CollectionField,
  isReferenceFieldType,
} from '#contract/collection/collection-field.ts'
import { activeFieldsOf, valueSchemaOf } from '#contract/item/values-schema.ts'
import type { ItemDefinition } from '#server/collection/fields-store.ts'

/** Returns the fields that lists of a collection can be filtered by, in the order of its filters. */
export const filterFieldsOf = ({ fields, filters }: ItemDefinition): CollectionField[] => {
  const active = activeFieldsOf(fields)
  return filters.flatMap((key) => active.find((field) => field.key === key) ?? [])
}

/** Returns a value of a filter as `itemValue` stores it. Values that no item can have stay as they are. */
export const decodeFilterValue = (field: CollectionField, given: unknown): string => {
  const text = String(given ?? '')
  if (field.type === 'date' || isReferenceFieldType(field.type)) return text
  const { data } = z.safeDecode(valueSchemaOf({ ...field, multiple: false }), text)
  return data === undefined || data === null ? text : String(data)
}
