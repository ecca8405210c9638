import { z } from 'zod'
import { createNotFoundError } from '#contract/call/api-error.ts'
import { titleFieldNameOf } from '#contract/call/entity.ts'
import {
  collectionFieldSchema,
  isReferenceFieldType,
} from '#contract/collection/collection-field.ts'
import { type Item, itemApi, itemEntity, itemSchema } from '#contract/item/item.ts'
import type { Queries } from '#server/base/db/database.ts'
import type { EarlierRequest } from '#server/base/db/request-keys.ts'
import { entityDefinitionOf } from '#server/base/definition/definitions.ts'
import { readJournalStateAfter, rebuildAddedResponse } from '#server/base/http/request-key.ts'
import { itemPathOf } from './store.ts'

const ids = z.array(z.string())
const collectionState = z.object({ fields: z.array(collectionFieldSchema) })
const itemState = itemSchema.omit({ path: true, isPast: true }).extend({
  collectionId: z.string(),
  folder: z.string(),
  pageFolder: z.string(),
  lastDay: z.string(),
})

/** Rebuilds the response to a request that added an item, with the names that referenced entries had. */
export const rebuildAddedItem = async (
  queries: Queries,
  earlier: EarlierRequest,
  today: string,
): Promise<{ data: Item }> => {
  const { data } = await rebuildAddedResponse(itemApi.addItem)(queries, earlier)
  const [step = ''] = earlier.historyIds
  const state = itemState.parse(data)
  const stateOf = async (entity: string, id: string): Promise<unknown> =>
    JSON.parse((await readJournalStateAfter(queries, entity, id, step)) ?? 'null')
  const collection = collectionState.safeParse(await stateOf('collection', state.collectionId))
  if (!collection.success) throw createNotFoundError('Collection')
  const values: Item['values'] = { ...state.values }
  for (const { key, type } of collection.data.fields) {
    if (!isReferenceFieldType(type)) continue
    const { to } = itemEntity.fields[type]
    const definition = entityDefinitionOf(to)
    const title = (definition && titleFieldNameOf(definition)) ?? ''
    const references = []
    for (const _id of ids.safeParse(values[key]).data ?? []) {
      const referenced = await stateOf(to, _id)
      references.push({ _id, name: String(Reflect.get(Object(referenced), title) ?? '') })
    }
    values[key] = references
  }
  const isPast = state.lastDay < today
  return { data: { ...state, values, path: itemPathOf(state), isPast } }
}
