import { defineCall, langInputFields } from '#contract/call/call.ts'
import type { EntityDefinition } from '#contract/call/entity.ts'
import {
  emailSchema,
  entryIdSchema,
  messageReplySchema,
  requiredTextSchema,
  searchableListRangeSchema,
  textSchema,
} from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'

export const messageSchema = z.object({
  _id: entryIdSchema,
  name: z.string(),
  email: z.string(),
  message: z.string(),
  /** Project that the message is about. Null without one or after its deletion. */
  post: z.object({ _id: entryIdSchema, title: z.string() }).nullable(),
  read: z.boolean(),
  sentAt: z.string(),
})
export type ContactMessage = z.infer<typeof messageSchema>

export const messageEntity = {
  name: 'message',
  label: 'Message',
  fields: {
    name: { kind: 'title' },
    email: { kind: 'text' },
    emailKey: { kind: 'internal', keyOf: 'email', isOf: 'email' },
    message: { kind: 'text' },
    postId: { kind: 'relation', to: 'post', optional: true },
    read: { kind: 'flag' },
  },
  order: { by: 'created', newest: 'first' },
  search: ['name', 'email', 'message'],
  access: { read: 'editor', write: 'editor' },
  history: false,
} as const satisfies EntityDefinition

/** Hidden form field that only bots fill in. */
export const honeypotSchema = z.string().max(2_000).optional()

export const contactApi = {
  sendMessage: defineCall({
    method: 'POST',
    path: '/contact/sendMessage',
    access: 'public',
    encoding: 'json',
    summary: 'Send a message to the group, perhaps about a project',
    input: z.object({
      name: textSchema(200).optional(),
      email: emailSchema,
      message: requiredTextSchema('a message', 20_000),
      postId: entryIdSchema.optional(),
      website: honeypotSchema,
      ...langInputFields,
    }),
    reply: messageReplySchema,
  }),
}

export const messageApi = {
  showAllMessages: defineCall({
    method: 'GET',
    path: '/message/showAllMessages',
    access: 'editor',
    encoding: 'query',
    summary: 'All messages, unread ones first, then the newest',
    input: searchableListRangeSchema,
    reply: z.object({ messages: z.array(messageSchema), total: z.int(), unread: z.int() }),
  }),
  markMessage: defineCall({
    method: 'PUT',
    path: '/message/markMessage',
    access: 'editor',
    encoding: 'json',
    summary: 'Mark a message as read or unread',
    input: z.object({ messageId: entryIdSchema, read: z.boolean() }),
    aliases: { messageId: '_id' },
    reply: z.object({ data: messageSchema }),
  }),
  deleteMessage: defineCall({
    method: 'DELETE',
    path: '/message/deleteMessage',
    access: 'editor',
    encoding: 'json',
    summary: 'Delete a message',
    success: 'Message Deleted',
    input: z.object({ messageId: entryIdSchema }),
    aliases: { messageId: '_id' },
    reply: messageReplySchema,
  }),
  exportMessages: defineCall({
    method: 'GET',
    path: '/message/exportMessages',
    access: 'editor',
    encoding: 'query',
    summary: 'All messages as CSV text',
    input: z.object({}),
    reply: z.object({ csv: z.string() }),
  }),
}
