import { defineCall } from '#contract/call/call.ts'
import { entryIdSchema, listRangeSchema, messageReplySchema } from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'
import { historyEntityNames } from './history.ts'

export const trashRetentionDays = 30

const trashEntry = z.object({
  entity: z.enum(historyEntityNames),
  id: entryIdSchema,
  title: z.string(),
  deletedAt: z.string(),
  deletedBy: z.string(),
  until: z.string(),
})
export type TrashEntry = z.infer<typeof trashEntry>

const named = {
  input: z.object({ entity: z.enum(historyEntityNames), id: entryIdSchema }),
  aliases: { id: '_id' },
}

export const trashApi = {
  showTrash: defineCall({
    method: 'GET',
    path: '/trash/showTrash',
    access: 'editor',
    encoding: 'query',
    summary: 'What was deleted in the last 30 days and can be brought back; newest first',
    input: listRangeSchema,
    reply: z.object({ trash: z.array(trashEntry), total: z.int() }),
  }),
  restore: defineCall({
    method: 'POST',
    path: '/trash/restore',
    access: 'editor',
    encoding: 'json',
    summary: 'Bring back what was deleted, with all that went with it, its pictures and its place',
    ...named,
    success: 'Brought Back Successfully',
    reply: messageReplySchema,
  }),
  deleteForGood: defineCall({
    method: 'DELETE',
    path: '/trash/deleteForGood',
    access: 'editor',
    encoding: 'json',
    summary: 'Take something out of the trash for good, with its pictures and its earlier states',
    ...named,
    success: 'Deleted For Good',
    reply: messageReplySchema,
  }),
}
