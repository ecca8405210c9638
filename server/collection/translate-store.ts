import { collectionEntity } from '#contract/collection/collection.ts'
import type { Queries } from '#server/base/db/database.ts'
import { translateRows } from '#server/base/reader/translations.ts'
import type { ContentReader } from '#server/base/reader/visible.ts'
import type { ItemDefinition } from './fields-store.ts'

/** Translates the names and labels of a collection to the reader's language. */
export const translateDefinition = async <D extends Pick<ItemDefinition, '_id' | 'fields'>>(
  queries: Queries,
  reader: ContentReader,
  definition: D,
): Promise<D> => {
  const [translated = definition] = await translateRows(queries, reader, collectionEntity.name, [
    { ...definition },
  ])
  return translated
}
