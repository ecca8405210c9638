import type { TypeTrial } from '#contract/collection/collection.ts'
import {
  type CollectionField,
  isReferenceFieldType,
} from '#contract/collection/collection-field.ts'
import { itemEntity } from '#contract/item/item.ts'
import type { Queries } from '#server/base/db/database.ts'
import { yieldIfBlocking } from '#server/base/db/turns.ts'
import { readTitles } from '#server/base/entity/read-titles.ts'
import { convertValue, textOfValue } from './align.ts'
import { type ItemValuesRow, readItemIds, readStoredValues } from './align-store.ts'

const maxMisfits = 100
const atOnce = 200
const maxText = 200

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

/** Counts the values of a field of a collection that fit another type, and lists those that do not. */
export const tryFieldType = async (
  queries: Queries,
  collectionId: string,
  field: CollectionField,
  changed: CollectionField,
): Promise<TypeTrial> => {
  let fits = 0
  let misfitCount = 0
  const misfits: TypeTrial['misfits'] = []
  const ids = await readItemIds(queries, collectionId)
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
