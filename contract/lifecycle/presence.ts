import { defineCall } from '#contract/call/call.ts'
import { entryIdSchema, messageReplySchema } from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'
import { historyEntityNames } from './history.ts'

const named = z.object({ entity: z.enum(historyEntityNames), id: entryIdSchema })
const aliases = { id: '_id' }

/**
 * Open forms report to the server every `beat`. Without a report for `gone`, a form counts as
 * closed.
 */
export const presenceIntervalsMs = { beat: 20_000, gone: 60_000 }

export const presenceApi = {
  here: defineCall({
    method: 'PUT',
    path: '/presence/here',
    access: 'editor',
    isPersonal: true,
    encoding: 'json',
    summary:
      'Say that one has an entry open, every twenty seconds, and learn who else has; after a minute without a word one counts as gone',
    input: named,
    aliases,
    reply: z.object({ others: z.array(z.object({ name: z.string() })) }),
  }),
  leave: defineCall({
    method: 'DELETE',
    path: '/presence/leave',
    access: 'editor',
    isPersonal: true,
    encoding: 'json',
    summary: 'Say that one has an entry no longer open',
    input: named,
    aliases,
    reply: messageReplySchema,
  }),
}
