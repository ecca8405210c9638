import { call } from '#contract/call/call.ts'
import { id, messageReply } from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'
import { historyEntities } from './history.ts'

const named = z.object({ entity: z.enum(historyEntities), id })
const aliases = { id: '_id' }

/** Interval of reports from an open form, and time without a report after which the form counts as closed. */
export const presenceIntervals = { beat: 20_000, gone: 60_000 }

export const presenceApi = {
  here: call({
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
  leave: call({
    method: 'DELETE',
    path: '/presence/leave',
    access: 'editor',
    isPersonal: true,
    encoding: 'json',
    summary: 'Say that one has an entry no longer open',
    input: named,
    aliases,
    reply: messageReply,
  }),
}
