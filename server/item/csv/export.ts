import { itemCsvColumns } from '#contract/item/item-csv.ts'
import { activeFieldsOf } from '#contract/item/values-schema.ts'
import { readEntriesInBatches } from '#server/base/db/in-batches.ts'
import { createBackgroundPause } from '#server/base/db/turns.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { unrestrictedReader } from '#server/base/reader/visible.ts'
import { toCsv } from '#server/base/text/csv.ts'
import type { ItemDefinition } from '#server/collection/fields-store.ts'
import { readItemIds } from '../align-store.ts'
import { itemStore } from '../store.ts'
import { cellOfValue } from './cells.ts'

const atOnce = 100

/** Prints all items of a collection, also drafts, in their chosen order. */
export const exportItemsAsCsv = async (
  { database: { queries }, publicUrl }: Pick<BaseServices, 'database' | 'publicUrl'>,
  collection: ItemDefinition,
): Promise<string> => {
  const fields = activeFieldsOf(collection.fields)
  // Spreadsheets need a byte order mark to recognize UTF-8.
  const parts = [`\uFEFF${toCsv([[...itemCsvColumns, ...fields.map(({ key }) => key)]])}`]
  const ids = await readItemIds(queries, collection._id)
  const pause = createBackgroundPause()
  for (let at = 0; at < ids.length; at += atOnce) {
    await pause()
    const items = await readEntriesInBatches(ids.slice(at, at + atOnce), (batch) =>
      itemStore.read(queries, unrestrictedReader, batch),
    )
    const rows = items.map((item) => [
      ...itemCsvColumns.map((name) => (name === 'id' ? item._id : item[name])),
      ...fields.map((field) => cellOfValue(field, item.values[field.key], publicUrl)),
    ])
    parts.push(toCsv(rows))
  }
  return parts.join('')
}
