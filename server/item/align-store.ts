import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { z } from 'zod'
import { archivedValuesSchema, storedValuesSchema } from '#contract/call/field-types/values-type.ts'
import type { CollectionField } from '#contract/collection/collection-field.ts'
import { lastDateOf } from '#contract/item/last-date.ts'
import { appendAll } from '#contract/list/any-length.ts'
import type { Queries } from '#server/base/db/database.ts'
import { foldForSearch } from '#server/base/db/fold.ts'
import { replaceRelationList } from '#server/base/db/ordered-list.ts'
import type { SnapshotRow } from '#server/base/db/snapshot-shape.ts'
import { yieldIfBlocking } from '#server/base/db/turns.ts'
import { updateRow } from '#server/base/entity/rows.ts'
import { type ItemDefinition, readItemDefinitions } from '#server/collection/fields-store.ts'
import {
  alignValues,
  type ItemReferences,
  referenceFields,
  type StoredItemValues,
} from './align.ts'
import { lastDayOf } from './last-day.ts'

export interface ItemValuesRow extends StoredItemValues {
  readonly _id: string
  readonly title: string
}

type References = Record<string, Record<string, string[]>>

const readReferences = async (
  queries: Queries,
  ids: readonly string[],
): Promise<Map<string, ItemReferences>> => {
  const lists = referenceFields.map(
    ([name, { table, member }]) => sql`
      select ${sql.lit(name)} as "name", "itemId", "field", "position", ${sql.ref(member)} as "member"
      from ${sql.table(table)} where "itemId" in (${sql.join(ids)})`,
  )
  const { rows } = await sql<{ name: string; itemId: string; field: string; member: string }>`
    ${sql.join(lists, sql` union all `)} order by "name", "itemId", "field", "position"`.execute(
    queries,
  )
  const found = new Map<string, References>()
  for (const { name, itemId, field, member } of rows) {
    const byName = found.get(itemId) ?? {}
    const byField = byName[name] ?? {}
    byField[field] = [...(byField[field] ?? []), member]
    found.set(itemId, { ...byName, [name]: byField })
  }
  return found
}

const columns = ['_id', 'title', 'date', 'until', 'values', 'archived'] as const
const derivedColumns = ['sortTitle', 'lastDay', 'folder', 'pageFolder'] as const

const readRows = (queries: Queries, ids: readonly string[]) =>
  queries
    .selectFrom('item')
    .select([...columns, ...derivedColumns])
    .where('_id', 'in', ids)
    .execute()

/** Reads the stored values of items. */
export const readStoredValues = async (
  queries: Queries,
  ids: readonly string[],
): Promise<ItemValuesRow[]> => {
  if (ids.length === 0) return []
  const references = await readReferences(queries, ids)
  return (await readRows(queries, ids)).map((row) => ({
    _id: row._id,
    title: row.title,
    values: storedValuesSchema.parse(JSON.parse(row.values)),
    archived: archivedValuesSchema.parse(JSON.parse(row.archived)),
    references: references.get(row._id) ?? {},
  }))
}

const filterValuesOf = (
  { values }: Pick<StoredItemValues, 'values'>,
  collectionId: string,
  itemId: string,
) =>
  values
    .filter(({ kind }) => ['choice', 'flag', 'number', 'date'].includes(kind))
    .flatMap(({ id: field, value }) =>
      [value].flat().map((each) => ({ collectionId, field, value: String(each), itemId })),
    )

const valuesAtOnce = 500

const writeFilterValues = async (
  queries: Queries,
  rows: readonly ReturnType<typeof filterValuesOf>[number][],
): Promise<void> => {
  for (let at = 0; at < rows.length; at += valuesAtOnce)
    await queries
      .insertInto('itemValue')
      .values(rows.slice(at, at + valuesAtOnce))
      .execute()
}

const writeReferences = async (
  queries: Queries,
  id: string,
  before: ItemReferences,
  after: ItemReferences,
): Promise<void> => {
  for (const [name, field] of referenceFields) {
    const parts = new Set([...Object.keys(before[name] ?? {}), ...Object.keys(after[name] ?? {})])
    for (const part of parts) {
      const [old = [], ids = []] = [before[name]?.[part], after[name]?.[part]]
      if (isDeepStrictEqual(old, ids)) continue
      const { rows } = await sql<{ _id: string }>`select "_id" from ${sql.table(field.to)}
        where "_id" in (${ids.length > 0 ? sql.join(ids) : sql`null`})`.execute(queries)
      const there = new Set(rows.map(({ _id }) => _id))
      // Entries may have been deleted while a field was archived.
      const members = ids.filter((each) => there.has(each))
      await replaceRelationList(queries, field, name, id, members, part)
    }
  }
}

type Row = Awaited<ReturnType<typeof readRows>>[number]

const derivedOf = (
  { title, ...dates }: Row,
  { folder, hasPages, ...collection }: ItemDefinition,
): Record<(typeof derivedColumns)[number], string> => ({
  sortTitle: foldForSearch(title),
  lastDay: lastDayOf(lastDateOf(collection, dates)),
  folder,
  pageFolder: hasPages ? folder : '',
})

const alignRow = async (
  queries: Queries,
  row: Row,
  references: ItemReferences,
  collection: ItemDefinition,
  before: readonly CollectionField[],
) => {
  const stored = {
    values: storedValuesSchema.parse(JSON.parse(row.values)),
    archived: archivedValuesSchema.parse(JSON.parse(row.archived)),
    references,
  }
  const aligned = alignValues(collection.fields, stored, before)
  const after: SnapshotRow = {
    ...derivedOf(row, collection),
    values: JSON.stringify(aligned.values),
    archived: JSON.stringify(aligned.archived),
  }
  const changed = Object.entries(after).filter(
    ([name, value]) => z.string().parse(Reflect.get(row, name)) !== value,
  )
  await updateRow(queries, 'item', row._id, Object.fromEntries(changed))
  await writeReferences(queries, row._id, references, aligned.references)
  const isShownOtherwise =
    changed.some(([name]) => name === 'values') ||
    !isDeepStrictEqual(references, aligned.references)
  return { isShownOtherwise, filterValues: filterValuesOf(aligned, collection._id, row._id) }
}

const atOnce = 100

/**
 * Brings items into the form that their collection defines: derived columns, values that do and do not fit,
 * and the table of filter values. Returns the ids of items whose values changed.
 */
export const alignItems = async (
  queries: Queries,
  collection: ItemDefinition,
  ids: readonly string[],
  before: readonly CollectionField[] = collection.fields,
): Promise<string[]> => {
  const changed: string[] = []
  for (let at = 0; at < ids.length; at += atOnce) {
    await yieldIfBlocking()
    const batch = ids.slice(at, at + atOnce)
    const references = await readReferences(queries, batch)
    const filterValues: ReturnType<typeof filterValuesOf> = []
    for (const row of await readRows(queries, batch)) {
      const links = references.get(row._id) ?? {}
      const done = await alignRow(queries, row, links, collection, before)
      appendAll(filterValues, done.filterValues)
      if (done.isShownOtherwise) changed.push(row._id)
    }
    await queries.deleteFrom('itemValue').where('itemId', 'in', batch).execute()
    await writeFilterValues(queries, filterValues)
  }
  return changed
}

/** Returns the ids of the items of a collection in their chosen order. */
export const readItemIds = async (queries: Queries, collectionId: string): Promise<string[]> => {
  const rows = await queries
    .selectFrom('item')
    .select('_id')
    .where('collectionId', '=', collectionId)
    .orderBy('position')
    .orderBy('_id', 'desc')
    .execute()
  return rows.map(({ _id }) => _id)
}

/** Computes everything again that follows from the items and their collections. */
export const alignAllItems = async (queries: Queries): Promise<void> => {
  for (const definition of await readItemDefinitions(queries))
    await queries
      .transaction()
      .execute(async (trx) =>
        alignItems(trx, definition, await readItemIds(trx, definition._id)).then(() => undefined),
      )
}

export const countItems = async (queries: Queries, collectionId: string): Promise<number> => {
  const { count } = await queries
    .selectFrom('item')
    .select((row) => row.fn.countAll().as('count'))
    .where('collectionId', '=', collectionId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Changes the folder of all items of a collection. */
export const moveItems = async (queries: Queries, collection: ItemDefinition): Promise<void> => {
  await queries
    .updateTable('item')
    .set({
      folder: collection.folder,
      pageFolder: collection.hasPages ? collection.folder : '',
    })
    .where('collectionId', '=', collection._id)
    .execute()
}
