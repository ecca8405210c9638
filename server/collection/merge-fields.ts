import { createInvalidInputError } from '#contract/call/api-error.ts'
import type {
  CollectionField,
  CollectionFieldInput,
  FieldOption,
} from '#contract/collection/collection-field.ts'
import { fieldKeyOf, unusedKey } from '#contract/collection/new-key.ts'
import { slugOf } from '#contract/text/slug.ts'

type GivenOption = NonNullable<CollectionFieldInput['options']>[number]

/** Options keep their keys if their labels are known. */
const mergeOptions = (
  before: readonly FieldOption[],
  given: readonly GivenOption[],
): FieldOption[] => {
  const named = given.map((each) => (typeof each === 'string' ? { label: each } : each))
  const used = new Set(named.flatMap(({ key }) => key ?? []))
  return named.map(({ key, label }) => {
    if (key !== undefined) return { key, label }
    const known = before.find((each) => each.label === label && !used.has(each.key))
    const words = slugOf(label) || 'option'
    const own = known?.key ?? unusedKey(words, (each) => used.has(each), '-')
    used.add(own)
    return { key: own, label }
  })
}

const newField: Omit<CollectionField, 'id' | 'key' | 'label'> = {
  help: '',
  type: 'line',
  required: false,
  options: [],
  multiple: false,
  unit: '',
  collection: '',
  inList: false,
  archived: false,
}

type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> }

/** Removes fields that are undefined, so that they replace nothing. */
export const withoutUndefined = <T extends object>(given: T): Defined<T> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Defined<T> // The type of `Object.fromEntries` has no names.

const reject = (at: number, name: string, message: string): never => {
  throw createInvalidInputError([{ path: `fields.${at}.${name}`, message }])
}

/**
 * Applies given fields to those of a collection. Fields left out are archived, and archived ones that are
 * given come back. Throws 400 if a field is given twice or its key would change.
 */
export const mergeFields = (
  before: readonly CollectionField[],
  given: readonly CollectionFieldInput[],
): CollectionField[] => {
  const merged: CollectionField[] = []
  const isUsed = (key: string) =>
    [...before, ...merged].some((each) => each.key === key) ||
    given.some((each) => each.key === key)
  for (const [at, { id, key, options, ...field }] of given.entries()) {
    const known = before.find((each) => each.id === id) ?? before.find((each) => each.key === key)
    if (known && key !== undefined && known.key !== key)
      reject(at, 'key', 'The key of a field never changes')
    if (merged.some((each) => each.id === known?.id || each.key === key))
      reject(at, 'key', 'Another field has this key')
    const { label, ...changed } = withoutUndefined(field)
    const ownKey = known?.key ?? key ?? fieldKeyOf(label, isUsed)
    merged.push({
      ...newField,
      ...known,
      archived: false,
      ...changed,
      // Keys never change, so they also identify fields in stored values, translations and exports.
      id: known?.id ?? ownKey,
      key: ownKey,
      label,
      options: options ? mergeOptions(known?.options ?? [], options) : (known?.options ?? []),
    })
  }
  const left = before.filter(({ id }) => !merged.some((each) => each.id === id))
  return [...merged, ...left.map((field) => ({ ...field, archived: true }))]
}

type FieldChange = Pick<CollectionFieldInput, 'options' | 'multiple' | 'collection'> &
  Pick<CollectionField, 'type'>

/** Returns a field with another type. */
export const withFieldType = (
  field: CollectionField,
  { type, options, multiple, collection }: FieldChange,
): CollectionField => ({
  ...field,
  type,
  ...withoutUndefined({ multiple, collection }),
  options: options ? mergeOptions(field.options, options) : field.options,
})
