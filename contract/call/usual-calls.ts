import { defineCall } from './call.ts'
import {
  type EntityDefinition,
  entityFieldsOfKind,
  entityMessagesOf,
  orderSavedMessage,
} from './entity.ts'
import {
  entryIdSchema,
  messageReplySchema,
  reorderInputSchema,
  searchableListRangeSchema,
  versionSchema,
} from './fields.ts'
import { statusFilterSchema } from './publishing.ts'
import { z } from './zod.ts'

interface UsualShape<
  Entry extends z.ZodType,
  Listed extends z.ZodRawShape,
  Filters extends z.ZodRawShape,
  Reference extends z.ZodRawShape,
  Input extends z.ZodRawShape,
> {
  readonly nouns: readonly [one: string, many: string]
  readonly entry: Entry
  readonly listed: Listed
  readonly filters: Filters
  readonly reference: Reference
  /** Fields of a new entry. All are optional in updates. */
  readonly input: z.ZodObject<Input>
  /** Summaries for OpenAPI, by call. Calls other than `list` have a default. */
  readonly summaries: { readonly list: string; readonly [use: string]: string }
}

/**
 * Creates the calls that most entities have, by use. A contract exports those that the definition names in
 * `calls`.
 */
export const createStandardCalls = <
  const D extends EntityDefinition,
  Entry extends z.ZodType,
  Listed extends z.ZodRawShape,
  Filters extends z.ZodRawShape,
  Reference extends z.ZodRawShape,
  Input extends z.ZodRawShape,
>(
  definition: D,
  shape: UsualShape<Entry, Listed, Filters, Reference, Input>,
) => {
  const { name, calls = { list: '' } } = definition
  const { nouns, entry, listed, filters, reference, input, summaries } = shape
  const messages = entityMessagesOf(definition)
  const one = `${/^[aeio]/.test(nouns[0]) ? 'an' : 'a'} ${nouns[0]}`
  const write: D['access']['write'] = definition.access.write
  const path = (use: keyof typeof calls) => `/${name}/${calls[use]}` as const
  const summary = (use: string, usual: string) => summaries[use] ?? usual
  const aliases = Object.fromEntries(Object.keys(reference).map((field) => [field, '_id'] as const))
  const hasFiles = entityFieldsOfKind(definition, 'picture', 'pictures').length > 0
  const encoding = hasFiles ? 'multipart' : 'json'
  const reply = z.object({ data: entry })
  const named = z.object({ ...reference, version: versionSchema.optional() })
  return {
    named: named.shape,
    list: defineCall({
      method: 'GET',
      path: path('list'),
      access: 'public',
      encoding: 'query',
      summary: summaries.list,
      input: searchableListRangeSchema.extend(filters),
      reply: z.object({ ...listed, total: z.int() }),
    }),
    one: defineCall({
      method: 'GET',
      path: `${path('one')}/:id`,
      access: 'public',
      encoding: 'query',
      summary: summary('one', `One ${nouns[0]}`),
      input: z.object({ id: entryIdSchema, ...statusFilterSchema.shape }),
      reply,
    }),
    add: defineCall({
      method: 'POST',
      path: path('add'),
      access: 'editor',
      encoding,
      summary: summary('add', `Add ${one}`),
      success: messages.added,
      input,
      reply,
    }),
    update: defineCall({
      method: 'PUT',
      path: path('update'),
      access: write,
      encoding,
      summary: summary('update', `Change ${one}; fields left out keep their value`),
      success: messages.updated,
      input: input.partial().extend(named.shape),
      aliases,
      reply,
    }),
    remove: defineCall({
      method: 'DELETE',
      path: path('remove'),
      access: 'editor',
      encoding: 'json',
      summary: summary('remove', `Delete ${one}`),
      success: messages.removed,
      input: z.object(reference),
      aliases,
      reply: messageReplySchema,
    }),
    reorder: defineCall({
      method: 'PUT',
      path: path('reorder'),
      access: 'editor',
      encoding: 'json',
      summary: summary('reorder', `Put the ${nouns[1]} into another order`),
      success: orderSavedMessage,
      input: reorderInputSchema,
      reply: messageReplySchema,
    }),
  }
}
