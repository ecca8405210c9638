import { z } from 'zod'
import { type Collection, collectionSchema } from '#contract/collection/collection.ts'
import {
  type CollectionField,
  filterableFieldTypes,
} from '#contract/collection/collection-field.ts'
import { type Item, type ItemValue, itemSchema } from '#contract/item/item.ts'
import { appendAll } from '#contract/list/any-length.ts'
import type { ItemFilterKeys, StaticCollectionFiles } from '#contract/static/answers.ts'
import type { StaticDataFileWriter } from './answer-files.ts'

const collectionsReply = z.object({ collections: z.array(collectionSchema) })
const itemsReply = z.object({ items: z.array(itemSchema), total: z.int() })

const inPart = 100

const textsOf = (value: ItemValue | undefined): string[] => {
  if (value === undefined || value === null || value === '') return []
  if (typeof value !== 'object') return [String(value)]
  return value.map((each) => (typeof each === 'string' ? each : each._id))
}

const namesIn = (value: ItemValue | undefined): [string, string][] =>
  typeof value === 'object' && value !== null
    ? value.flatMap((each): [string, string][] =>
        typeof each === 'string' ? [] : [[each._id, each.name]],
      )
    : []

const keysOf = (
  fields: readonly CollectionField[],
  items: readonly Item[],
  numbers: ReadonlyMap<string, number>,
): ItemFilterKeys => ({
  ids: items.map(({ _id }) => _id),
  pages: items.map(({ _id }) => numbers.get(_id) ?? -1),
  dates: items.map(({ date }) => date),
  values: Object.fromEntries(
    fields.map(({ key }) => [key, items.map(({ values }) => textsOf(values[key]))]),
  ),
  names: Object.fromEntries(
    items.flatMap(({ values }) => fields.flatMap(({ key }) => namesIn(values[key]))),
  ),
})

type Listed = Omit<StaticCollectionFiles, 'search'> & { readonly folder: string }

/** Writes the lists of all collections in a language, with the values of their filters. */
export const putCollections = async (
  files: StaticDataFileWriter,
  request: (path: string) => Promise<unknown>,
  /** Positions in the search index, by id. */
  numbers: ReadonlyMap<string, number>,
): Promise<Listed[]> => {
  const { collections } = collectionsReply.parse(await request('/collection/collections?'))
  const known = collections.map(({ key, folder, hasPages }) => ({ key, folder, hasPages }))
  const put = async (collection: Collection): Promise<Listed> => {
    const items: Item[] = []
    const parts: string[] = []
    for (let total = 1; items.length < total; ) {
      const read = itemsReply.parse(
        await request(
          `/item/items?collection=${collection.key}&limit=${inPart}&offset=${items.length}&`,
        ),
      )
      if (read.items.length === 0) break
      total = read.total
      appendAll(items, read.items)
      parts.push(await files.put(read.items))
    }
    const fields = collection.fields.filter(({ type }) => filterableFieldTypes.includes(type))
    const keys = await files.put(keysOf(fields, items, numbers))
    return { folder: collection.folder, collection, collections: known, keys, parts, inPart }
  }
  const listed: Listed[] = []
  for (const collection of collections) listed.push(await put(collection))
  return listed
}
