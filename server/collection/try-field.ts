import { createNotFoundError } from '#contract/call/api-error.ts'
import type { CallInput } from '#contract/call/call.ts'
import type { collectionApi, TypeTrial } from '#contract/collection/collection.ts'
import {
  type CollectionField,
  isReferenceFieldType,
} from '#contract/collection/collection-field.ts'
import { itemEntity } from '#contract/item/item.ts'
import type { Queries } from '#server/base/db/database.ts'
import { yieldIfBlocking } from '#server/base/db/turns.ts'
import { readTitles } from '#server/base/entity/read-titles.ts'
import { convertValue, textOfValue } from '#server/item/align.ts'
import { type ItemValuesRow, readItemIds, readStoredValues } from '#server/item/align-store.ts'
import { mergeOptions } from './merge-fields.ts'
import type { CollectionEntry } from './store.ts'

type Wanted = Pick<
  CallInput<typeof collectionApi.tryField>,
  'fieldId' | 'type' | 'options' | 'multiple' | 'collection'
>

const maxMisfits = 100
const atOnce = 200
const maxText = 200

const withType = (
  field: CollectionField,
  { type, options, multiple = field.multiple, collection = field.collection }: Wanted,
): CollectionField => ({
  ...field,
  type,
  multiple,
  collection,
  options: options ? mergeOptions(field.options, options) : field.options,
})

type Outcome = 'empty' | 'fits' | readonly string[]

/** Returns ids of references that do not fit, or the text of a value that does not. */
const tryValue = (row: ItemValuesRow, before: CollectionField, after: CollectionField): Outcome => {
  if (isReferenceFieldType(before.type)) {
    const ids = row.references[before.type]?.[before.id] ?? []
    if (ids.length === 0) return 'empty'
    return after.type === before.type && (after.multiple || ids.length === 1) ? 'fits' : ids
  }
  const stored = row.values.find(({ id }) => id === before.id)
  if (!stored) return 'empty'
  return convertValue(after, stored, before) ? 'fits' : [textOfValue(stored, before)]
}

/** Counts the values of a field that fit another type, and lists those that do not. */
export const tryFieldType = async (
  queries: Queries,
  { _id, fields }: CollectionEntry,
  wanted: Wanted,
): Promise<TypeTrial> => {
  const { fieldId } = wanted
  const field = fields.find(({ id, key }) => id === fieldId || key === fieldId)
  if (field === undefined) throw createNotFoundError('Field')
  const changed = withType(field, wanted)
  let fits = 0
  let misfitCount = 0
  const misfits: TypeTrial['misfits'] = []
  const ids = await readItemIds(queries, _id)
  for (let at = 0; at < ids.length; at += atOnce) {
    await yieldIfBlocking()
    for (const row of await readStoredValues(queries, ids.slice(at, at + atOnce))) {
      const outcome = tryValue(row, field, changed)
      if (outcome === 'empty') continue
      if (outcome === 'fits') {
        fits++
        continue
      }
      misfitCount++
      if (misfits.length >= maxMisfits) continue
      const { type } = field
      const names = isReferenceFieldType(type)
        ? [...(await readTitles(queries, itemEntity.fields[type].to, outcome)).values()]
        : outcome
      misfits.push({
        itemId: row._id,
        title: row.title,
        value: names.join(', ').slice(0, maxText).toWellFormed(),
      })
    }
  }
  return { fits, misfits, misfitCount }
}
