import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { ArchivedValue, StoredValue } from '#contract/call/field-types/values-type.ts'
import {
  type CollectionField,
  isReferenceFieldType,
} from '#contract/collection/collection-field.ts'
import { itemEntity } from '#contract/item/item.ts'
import { activeFieldsOf, storedKindOf, valueSchemaOf } from '#contract/item/values-schema.ts'
import { appendAll } from '#contract/list/any-length.ts'
import { memoizeByObject } from '#server/base/process/memoize.ts'

/** Ids of referenced entries, by the name of the item's field with the references and by the field's id. */
export type ItemReferences = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/** Values and references of an item, as they are stored. */
export interface StoredItemValues {
  readonly values: readonly StoredValue[]
  readonly archived: readonly ArchivedValue[]
  readonly references: ItemReferences
}

const schemaOf = memoizeByObject(valueSchemaOf)

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0)

/** Returns the value in the form of a field, or undefined if it does not fit or is empty. */
const decodeValue = (field: CollectionField, value: unknown): StoredValue['value'] | undefined => {
  const decoded = z.safeDecode(schemaOf(field), value)
  if (!decoded.success || isEmpty(decoded.data)) return undefined
  return decoded.data as StoredValue['value'] // The schemas of stored types have no other results.
}

/** A value as text, with the labels of options. */
export const textOfValue = ({ value }: StoredValue, { options }: CollectionField): string =>
  [value]
    .flat()
    .map((each) => options.find(({ key }) => key === each)?.label ?? String(each))
    .join(', ')

/** Returns a stored value in the form of a field, or undefined if it does not fit. */
export const convertValue = (
  field: CollectionField,
  stored: StoredValue,
  before: CollectionField = field,
): StoredValue | undefined => {
  if (isReferenceFieldType(field.type)) return undefined
  const kind = storedKindOf(field.type)
  const text = stored.kind === 'flag' ? undefined : textOfValue(stored, before)
  for (const given of [stored.value, text]) {
    const isNumberAsText = typeof given === 'number' && kind !== 'number'
    const value = given === undefined || isNumberAsText ? undefined : decodeValue(field, given)
    if (value !== undefined) return { id: field.id, kind, value }
  }
  return undefined
}

interface Aligned {
  readonly values: StoredValue[]
  readonly archived: ArchivedValue[]
  readonly references: Record<string, Record<string, readonly string[]>>
}

type KeptValue = Exclude<ArchivedValue, { kind: 'references' }>

/** Returns an archived value in the form of a field. Null if it does not fit or its conversion was changed since. */
const restoreValue = (
  field: CollectionField,
  live: StoredValue | undefined,
  { as, ...earlier }: KeptValue,
): StoredValue | null => {
  if (as !== undefined && !isDeepStrictEqual(as, live?.value)) return null
  return convertValue(field, earlier) ?? null
}

/** Keeps the last of several archived values of a field with the same type. */
const latest = (archived: readonly ArchivedValue[]): ArchivedValue[] => [
  ...new Map(
    archived.map((each) => [
      [each.id, each.kind, each.kind === 'references' ? each.to : ''].join(' '),
      each,
    ]),
  ).values(),
]

const alignStored = (
  field: CollectionField,
  live: StoredValue | undefined,
  kept: readonly ArchivedValue[],
  before: CollectionField | undefined,
  aligned: Aligned,
): void => {
  const kind = isReferenceFieldType(field.type) ? undefined : storedKindOf(field.type)
  const fits = kind && live && convertValue(field, live, before)
  const earlier = kept.find((each) => each.kind === kind)
  const back = earlier && earlier.kind !== 'references' ? restoreValue(field, live, earlier) : null
  const isBack = back && (!fits || (earlier && 'as' in earlier))
  if (isBack) {
    aligned.values.push(back)
    appendAll(
      aligned.archived,
      kept.filter((each) => each !== earlier),
    )
    if (live && earlier && !('as' in earlier)) aligned.archived.push(live)
    return
  }
  appendAll(aligned.archived, kept)
  if (fits) aligned.values.push(fits)
  if (!live || isDeepStrictEqual(fits, live)) return
  // The original comes back with its type, unless the converted value was changed.
  aligned.archived.push(fits ? { ...live, as: fits.value } : live)
}

const alignReferences = (
  { id, type, multiple }: CollectionField,
  live: readonly string[] | undefined,
  kept: readonly ArchivedValue[],
  aligned: Aligned,
): void => {
  const earlier = kept.find((each) => each.kind === 'references' && each.to === type)
  const ids = live ?? (earlier?.kind === 'references' ? earlier.value : undefined)
  const fits = ids && (multiple || ids.length === 1)
  if (fits) aligned.references[type] = { ...aligned.references[type], [id]: ids }
  appendAll(
    aligned.archived,
    kept.filter((each) => !fits || each !== earlier),
  )
  if (live && !fits) aligned.archived.push({ id, kind: 'references', to: type, value: [...live] })
}

/**
 * Sorts values into those that the fields of a collection show and those that are kept for later. `before` has
 * the fields with which the values were stored, if they changed.
 */
export const alignValues = (
  fields: readonly CollectionField[],
  { values, archived, references }: StoredItemValues,
  before: readonly CollectionField[] = fields,
): Aligned => {
  const aligned: Aligned = { values: [], archived: [], references: {} }
  const active = activeFieldsOf(fields)
  for (const field of active) {
    const { id, type } = field
    const former = before.find((each) => each.id === id)
    const live = values.find((each) => each.id === id)
    const kept = archived.filter((each) => each.id === id)
    for (const to of Object.keys(references)) {
      const ids = references[to]?.[id]
      if (to !== type && ids?.length) kept.push({ id, kind: 'references', to, value: [...ids] })
    }
    if (!isReferenceFieldType(type)) alignStored(field, live, kept, former, aligned)
    else {
      if (live) kept.push(live)
      const ids = references[type]?.[id]
      alignReferences(field, ids?.length ? ids : undefined, kept, aligned)
    }
  }
  const isActive = (id: string) => active.some((each) => each.id === id)
  const isKept = (each: ArchivedValue) => !isActive(each.id)
  appendAll(aligned.archived, archived.filter(isKept))
  appendAll(aligned.archived, values.filter(isKept))
  for (const [to, lists] of Object.entries(references))
    for (const [id, ids] of Object.entries(lists))
      if (!isActive(id) && ids.length > 0)
        aligned.archived.push({ id, kind: 'references', to, value: [...ids] })
  return { ...aligned, archived: latest(aligned.archived) }
}

/** Names of the fields of items with references. */
export const referenceFields = Object.entries(itemEntity.fields).flatMap(([name, field]) =>
  field.kind === 'relations' ? [[name, field] as const] : [],
)
