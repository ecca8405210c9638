import { call, langInput } from '#contract/call/call.ts'
import type { EntityDefinition } from '#contract/call/entity.ts'
import {
  email,
  id,
  messageReply,
  requiredText,
  searchedListRange,
  text,
} from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'

export const message = z.object({
  _id: id,
  name: z.string(),
  email: z.string(),
  message: z.string(),
  /** Project that the message is about. Null without one or after its deletion. */
  post: z.object({ _id: id, title: z.string() }).nullable(),
  read: z.boolean(),
  sentAt: z.string(),
})
export type Message = z.infer<typeof message>

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
export const honeypot = z.string().max(2_000).optional()

export const contactApi = {
  sendMessage: call({
    method: 'POST',
    path: '/contact/sendMessage',
    access: 'public',
    encoding: 'json',
    summary: 'Send a message to the group, perhaps about a project',
    input: z.object({
      name: text(200).optional(),
      email,
      message: requiredText('a message', 20_000),
      postId: id.optional(),
      website: honeypot,
      ...langInput,
    }),
    reply: messageReply,
  }),
}

export const messageApi = {
  showAllMessages: call({
    method: 'GET',
    path: '/message/showAllMessages',
    access: 'editor',
    encoding: 'query',
    summary: 'All messages, unread ones first, then the newest',
    input: searchedListRange,
    reply: z.object({ messages: z.array(message), total: z.int(), unread: z.int() }),
  }),
  markMessage: call({
    method: 'PUT',
    path: '/message/markMessage',
    access: 'editor',
    encoding: 'json',
    summary: 'Mark a message as read or unread',
    input: z.object({ messageId: id, read: z.boolean() }),
    aliases: { messageId: '_id' },
    reply: z.object({ data: message }),
  }),
  deleteMessage: call({
    method: 'DELETE',
    path: '/message/deleteMessage',
    access: 'editor',
    encoding: 'json',
    summary: 'Delete a message',
    success: 'Message Deleted',
    input: z.object({ messageId: id }),
    aliases: { messageId: '_id' },
    reply: messageReply,
  }),
  exportMessages: call({
    method: 'GET',
    path: '/message/exportMessages',
    access: 'editor',
    encoding: 'query',
    summary: 'All messages as CSV text',
    input: z.object({}),
    reply: z.object({ csv: z.string() }),
  }),
}
