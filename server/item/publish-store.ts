import { z } from 'zod'
import { itemApi, itemEntity } from '#contract/item/item.ts'
import { createStorePublisher, type DraftPublisher } from '#server/base/entity/publisher.ts'
import { decodeDraftValues, itemStore } from './store.ts'

const publisher = createStorePublisher(
  { definition: itemEntity, update: itemStore.update },
  itemApi.updateItem,
)

const givenValues = z.record(z.string(), z.unknown())

export const itemPublisher: DraftPublisher = {
  ...publisher,
  decode: async (queries, id, fields) => {
    const { collection: _, file: __, ...decoded } = await publisher.decode(queries, id, fields)
    const { data: values } = givenValues.safeParse(decoded.values)
    return values ? { ...decoded, values: await decodeDraftValues(queries, id, values) } : decoded
  },
}
