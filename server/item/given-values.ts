import { z } from 'zod'
import {
  createInvalidInputError,
  type FieldError,
  toFieldErrors,
} from '#contract/call/api-error.ts'
import type { StoredValue } from '#contract/call/field-types/values-type.ts'
import {
  type CollectionField,
  isReferenceFieldType,
} from '#contract/collection/collection-field.ts'
import {
  activeFieldsOf,
  isBlankValue,
  storedKindOf,
  valueSchemaOf,
} from '#contract/item/values-schema.ts'
import { appendAll } from '#contract/list/any-length.ts'
import { memoizeByObject } from '#server/base/process/memoize.ts'
import type { ItemDefinition } from '#server/collection/fields-store.ts'

export type GivenValues = Readonly<Record<string, unknown>>

const schemaOf = memoizeByObject(valueSchemaOf)

const decodeField = (
  field: CollectionField,
  value: unknown,
): { value: unknown; errors: FieldError[] } => {
  if (isBlankValue(value)) return { value: null, errors: [] }
  const decoded = z.safeDecode(schemaOf(field), value)
  if (decoded.success) return { value: decoded.data, errors: [] }
  const [{ message } = { message: 'Please check this field' }] = toFieldErrors(decoded.error)
  return {
    value: undefined,
    errors: [{ path: `values.${field.key}`, message: `${field.label}: ${message}` }],
  }
}

/** Decodes given values. Throws 400 with the label of each field whose value does not fit, and for unknown keys. */
export const decodeValues = (
  { fields, many }: Pick<ItemDefinition, 'fields' | 'many'>,
  given: GivenValues,
): Map<CollectionField, unknown> => {
  const active = new Map(activeFieldsOf(fields).map((field) => [field.key, field]))
  const errors: FieldError[] = []
  const decoded = new Map<CollectionField, unknown>()
  for (const [key, value] of Object.entries(given)) {
    const field = active.get(key)
    if (field === undefined) {
      const message = `${many} have no field “${key.slice(0, 60)}”`
      errors.push({ path: `values.${key}`, message })
      continue
    }
    const read = decodeField(field, value)
    appendAll(errors, read.errors)
    if (value !== undefined) decoded.set(field, read.value)
  }
  if (errors.length > 0) throw createInvalidInputError(errors)
  return decoded
}

/** Returns errors for required fields that are empty. `among` limits them to some fields. */
export const missingValues = (
  { fields }: Pick<ItemDefinition, 'fields'>,
  values: GivenValues,
  among: (key: string) => boolean = () => true,
): FieldError[] =>
  activeFieldsOf(fields)
    .filter(({ key, required }) => required && among(key) && isBlankValue(values[key]))
    .map(({ key, label }) => ({ path: `values.${key}`, message: `Please enter: ${label}` }))

const isStored = (value: unknown): value is StoredValue['value'] =>
  !isBlankValue(value) && value !== false

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []

/** Applies decoded values to stored ones. References are returned by the item's fields with them. */
export const applyValues = (
  stored: readonly StoredValue[],
  decoded: ReadonlyMap<CollectionField, unknown>,
): { values: StoredValue[]; references: Record<string, Record<string, string[]>> } => {
  const values = new Map(stored.map((each) => [each.id, each]))
  const references: Record<string, Record<string, string[]>> = {}
  for (const [{ id, type }, value] of decoded) {
    if (isReferenceFieldType(type)) references[type] = { ...references[type], [id]: textsIn(value) }
    else if (isStored(value)) values.set(id, { id, kind: storedKindOf(type), value })
    else values.delete(id)
  }
  return { values: [...values.values()], references }
}
