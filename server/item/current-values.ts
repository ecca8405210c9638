import type { ApiCall, CallMap } from '#contract/call/call.ts'
import { z } from '#contract/call/zod.ts'
import { itemApi, itemSchema } from '#contract/item/item.ts'
import { createShownValuesSchema, createValuesSchema } from '#contract/item/values-schema.ts'
import type { ItemDefinition } from '#server/collection/fields-store.ts'

/** A schema that describes the values of one of several collections. */
const oneOf = (schemas: readonly z.ZodType[]): z.ZodType => {
  const [first = z.record(z.string(), z.unknown()), ...others] = schemas
  return others.length === 0 ? first : z.union([first, ...others])
}

/** Returns the calls of items with the schemas of the current collections, for the description of the API. */
export const describeItemCalls = (
  definitions: readonly Pick<ItemDefinition, 'fields' | 'many' | 'key'>[],
): CallMap => {
  const titled = (schema: z.ZodType, { many, key }: Pick<ItemDefinition, 'many' | 'key'>) =>
    schema.meta({ title: many, description: `Values of the collection \`${key}\`` })
  const given = oneOf(definitions.map((each) => titled(createValuesSchema(each.fields), each)))
  const values = oneOf(
    definitions.map((each) => titled(createShownValuesSchema(each.fields), each)),
  )
  const item = itemSchema.extend({ values })
  const withInput = <C extends ApiCall>(call: C): ApiCall => ({
    ...call,
    input: call.input.extend({ values: z.union([given, z.string()]).optional() }),
    reply: call.reply.extend({ data: item }),
  })
  return {
    ...itemApi,
    items: { ...itemApi.items, reply: itemApi.items.reply.extend({ items: z.array(item) }) },
    getItem: { ...itemApi.getItem, reply: itemApi.getItem.reply.extend({ data: item }) },
    addItem: withInput(itemApi.addItem),
    updateItem: withInput(itemApi.updateItem),
  }
}
