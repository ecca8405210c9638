import { toFieldErrors } from '#contract/call/api-error.ts'
import type { CallMap } from '#contract/call/call.ts'
import { entityMessagesOf } from '#contract/call/entity.ts'
import { jsonObjectSchema } from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'
import type { Collection } from '#contract/collection/collection.ts'
import type { CollectionField } from '#contract/collection/collection-field.ts'
import { itemApi, itemEntity } from '#contract/item/item.ts'
import { activeFieldsOf, isBlankValue, valueSchemaOf } from '#contract/item/values-schema.ts'

/** Returns why a typed value cannot be saved, or undefined if it can. */
const problemOf = (
  field: CollectionField,
  value: unknown,
  isDraft: boolean,
): string | undefined => {
  const { data, error } = z.safeDecode(
    valueSchemaOf(field).nullable(),
    isBlankValue(value) ? null : value,
  )
  if (error) return toFieldErrors(error)[0]?.message
  return field.required && !isDraft && isBlankValue(data)
    ? `Please enter: ${field.label}`
    : undefined
}

/** Creates the schema of the values in a form. They are sent as typed, and decoded by the server. */
const createTypedValuesSchema = (fields: readonly CollectionField[], isDraft: boolean) =>
  jsonObjectSchema(
    z.record(z.string(), z.unknown()).superRefine((values, context) => {
      for (const field of activeFieldsOf(fields)) {
        const message = problemOf(field, values[field.key], isDraft)
        if (message) context.addIssue({ code: 'custom', message, path: [field.key] })
      }
    }),
  )

/** Returns the calls of items, with which forms check the values of one collection. */
export const createItemCalls = ({ names, fields }: Collection): CallMap => {
  const values = createTypedValuesSchema(fields, false)
  const draftValues = createTypedValuesSchema(fields, true)
  const { addItem, updateItem, deleteItem } = itemApi
  const messages = entityMessagesOf({ ...itemEntity, label: names.one })
  return {
    ...itemApi,
    addItem: {
      ...addItem,
      success: messages.added,
      input: addItem.input.extend({ values }),
      draft: addItem.draft.extend({ values: draftValues }),
    },
    updateItem: {
      ...updateItem,
      success: messages.updated,
      input: updateItem.input.extend({ values }),
      draft: updateItem.draft.extend({ values: draftValues }),
    },
    deleteItem: { ...deleteItem, success: messages.removed },
  }
}
