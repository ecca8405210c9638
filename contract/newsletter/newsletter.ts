import { defineCall, langInputFields } from '#contract/call/call.ts'
import type { EntityDefinition } from '#contract/call/entity.ts'
import {
  emailSchema,
  entryIdSchema,
  mailedTokenSchema,
  messageReplySchema,
  searchableListRangeSchema,
} from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'
import { honeypotSchema } from '#contract/message/message.ts'

export const subscriberSchema = z.object({
  _id: entryIdSchema,
  email: z.string(),
  confirmed: z.boolean(),
  since: z.string(),
})
export type Subscriber = z.infer<typeof subscriberSchema>

export const subscriberEntity = {
  name: 'subscriber',
  label: 'Subscriber',
  fields: {
    email: { kind: 'title' },
    emailKey: { kind: 'internal' },
    confirmed: { kind: 'flag' },
    // Language of the subscription. Empty for the main language.
    lang: { kind: 'text' },
    // Every mail to the subscriber contains the token, so it is stored readable. The token only allows
    // unsubscribing and confirming.
    token: { kind: 'internal' },
  },
  order: { by: 'created', newest: 'first' },
  search: ['email'],
  access: { read: 'editor', write: 'editor' },
  history: false,
  counted: 'subscribers',
} as const satisfies EntityDefinition

export const newsletterApi = {
  subscribe: defineCall({
    method: 'POST',
    path: '/newsletter/subscribe',
    access: 'public',
    encoding: 'json',
    summary: 'Ask for the newsletter; a mail with a link to confirm follows',
    input: z.object({ email: emailSchema, website: honeypotSchema, ...langInputFields }),
    reply: messageReplySchema,
  }),
  confirm: defineCall({
    method: 'POST',
    path: '/newsletter/confirm',
    access: 'public',
    encoding: 'json',
    summary: 'Confirm a subscription with the secret from the mailed link',
    input: z.object({ token: mailedTokenSchema }),
    reply: messageReplySchema,
  }),
  unsubscribe: defineCall({
    method: 'POST',
    path: '/newsletter/unsubscribe',
    access: 'public',
    // The input is in the query, because mail programs with one-click unsubscribe send a form of their own.
    encoding: 'query',
    summary:
      'End a subscription with the secret every newsletter carries; GET leads to the page that asks for it',
    input: z.object({ token: mailedTokenSchema }),
    reply: messageReplySchema,
  }),
  showAllSubscribers: defineCall({
    method: 'GET',
    path: '/newsletter/showAllSubscribers',
    access: 'editor',
    encoding: 'query',
    summary: 'All subscribers, newest first',
    input: searchableListRangeSchema,
    reply: z.object({ subscribers: z.array(subscriberSchema), total: z.int() }),
  }),
  deleteSubscriber: defineCall({
    method: 'DELETE',
    path: '/newsletter/deleteSubscriber',
    access: 'editor',
    encoding: 'json',
    summary: 'Take a subscriber off the list',
    success: 'Subscriber Deleted',
    input: z.object({ subscriberId: entryIdSchema }),
    aliases: { subscriberId: '_id' },
    reply: messageReplySchema,
  }),
  exportSubscribers: defineCall({
    method: 'GET',
    path: '/newsletter/exportSubscribers',
    access: 'editor',
    encoding: 'query',
    summary: 'All confirmed subscribers as CSV text, each with a link to unsubscribe',
    input: z.object({}),
    reply: z.object({ csv: z.string() }),
  }),
}
