import { z } from 'zod'
import type { Collection, ItemOrder } from '#contract/collection/collection.ts'
import {
  type CollectionField,
  collectionFieldSchema,
} from '#contract/collection/collection-field.ts'
import type { Queries } from '#server/base/db/database.ts'
import { parseStoredList } from '#server/base/db/stored-list.ts'
import { memoizeByText } from '#server/base/process/memoize.ts'

const columns = [
  ...(['_id', 'key', 'one', 'many', 'folder', 'fields', 'filters'] as const),
  ...(['schema', 'dates', 'order', 'past', 'hasPages', 'version'] as const),
] as const

/** The parts of a collection that its items depend on. */
export interface ItemDefinition {
  readonly _id: string
  readonly key: string
  readonly one: string
  readonly many: string
  readonly folder: string
  readonly fields: readonly CollectionField[]
  /** Keys of the fields that lists can be filtered by. */
  readonly filters: readonly string[]
  readonly schema: string
  readonly dates: Collection['dates']
  readonly order: ItemOrder
  readonly past: string
  readonly hasPages: boolean
  readonly version: number
}

const fieldsShape = z.array(collectionFieldSchema)
const keysShape = z.array(z.string())

const parseFields = memoizeByText((json: string) => parseStoredList(fieldsShape, json))
const parseKeys = memoizeByText((json: string) => parseStoredList(keysShape, json))

const select = (queries: Queries) => queries.selectFrom('collection').select(columns)

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>

const toDefinition = ({ fields, filters, hasPages, ...row }: Row): ItemDefinition => ({
  ...row,
  fields: parseFields(fields),
  filters: parseKeys(filters),
  hasPages: hasPages === 1,
})

export const readItemDefinitions = async (
  queries: Queries,
  ids?: readonly string[],
): Promise<ItemDefinition[]> => {
  if (ids?.length === 0) return []
  const all = select(queries).orderBy('position').orderBy('_id')
  const rows = await (ids ? all.where('_id', 'in', ids) : all).execute()
  return rows.map(toDefinition)
}

export const findItemDefinition = async (
  queries: Queries,
  key: string,
): Promise<ItemDefinition | undefined> => {
  const row = await select(queries).where('key', '=', key).executeTakeFirst()
  return row && toDefinition(row)
}

/** Returns the collection with a folder, or undefined. */
export const findCollectionByFolder = (
  queries: Queries,
  folder: string,
): Promise<{ _id: string; many: string } | undefined> =>
  queries
    .selectFrom('collection')
    .select(['_id', 'many'])
    .where('folder', '=', folder)
    .executeTakeFirst()
