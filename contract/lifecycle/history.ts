import { defineCall } from '#contract/call/call.ts'
import {
  dateSchema,
  entryIdSchema,
  listRangeSchema,
  messageReplySchema,
  textSchema,
} from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'
import { type AnyEntityDefinition, allEntityDefinitions } from './entities.ts'

type WithHistory = Extract<AnyEntityDefinition, { readonly history: true }>
const hasHistory = (entity: AnyEntityDefinition): entity is WithHistory => entity.history

export const historyEntityNames = allEntityDefinitions.filter(hasHistory).map(({ name }) => name)
export type HistoryEntityName = WithHistory['name']

export const isHistoryEntityName = (entity: string): entity is HistoryEntityName =>
  historyEntityNames.some((name) => name === entity)

const historyEntry = z.object({
  _id: entryIdSchema,
  at: z.string(),
  actor: z.string(),
  entity: z.string(),
  entityId: z.string(),
  action: z.enum(['created', 'updated', 'deleted']),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  canRestore: z.boolean(),
  /** Labels of the values that a collection defines, by their names in the states, such as `values.place`. */
  labels: z.record(z.string(), z.string()).optional(),
})
export type HistoryEntry = z.infer<typeof historyEntry>

/** Maximum number of changes of one call, such as an import of people with their teams. */
const maxUndoneChanges = 1_000

export const historyApi = {
  showHistory: defineCall({
    method: 'GET',
    path: '/history/showHistory',
    access: 'editor',
    encoding: 'query',
    summary: 'The last hundred changes of one entry, or of all entries of a kind; newest first',
    input: z.object({
      entity: z.enum(historyEntityNames),
      entityId: z.string().max(100).optional(),
    }),
    reply: z.object({ history: z.array(historyEntry) }),
  }),
  activity: defineCall({
    method: 'GET',
    path: '/history/activity',
    access: 'editor',
    encoding: 'query',
    summary: 'All changes that the account could have made, by person, kind and day; newest first',
    input: listRangeSchema.extend({
      entity: z.enum(historyEntityNames).optional(),
      person: textSchema(200).optional(),
      from: dateSchema.optional(),
      until: dateSchema.optional(),
    }),
    reply: z.object({
      changes: z.array(historyEntry),
      total: z.int(),
      people: z.array(z.string()),
    }),
  }),
  restore: defineCall({
    method: 'POST',
    path: '/history/restore',
    access: 'editor',
    encoding: 'json',
    summary:
      'Bring back the state an entry had before a change, or the entry itself when it was deleted',
    success: 'Brought Back Successfully',
    input: z.object({ historyId: entryIdSchema }),
    aliases: { historyId: '_id' },
    reply: messageReplySchema,
  }),
  restoreAll: defineCall({
    method: 'POST',
    path: '/history/restoreAll',
    access: 'editor',
    encoding: 'json',
    summary:
      'Take back several changes at once, such as those that were made together; all or none, but what was added and edited since stays',
    success: 'Brought Back Successfully',
    input: z.object({
      historyIds: z.array(entryIdSchema, 'Must be a list of ids').min(1).max(maxUndoneChanges),
    }),
    maxListLength: maxUndoneChanges,
    reply: z.object({
      message: z.string().optional(),
      /** Added entries that remain, because they were edited since. */
      kept: z.array(z.object({ entity: z.string(), _id: entryIdSchema })),
    }),
  }),
}
