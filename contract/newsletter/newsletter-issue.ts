import { call } from '#contract/call/call.ts'
import { type EntityDefinition, editorialDefaults, messagesOf } from '#contract/call/entity.ts'
import { entryFields, untranslatedSchema } from '#contract/call/entry-id.ts'
import {
  id,
  jsonList,
  markdownSchema,
  messageReply,
  searchedListRange,
  titleSchema,
  versionSchema,
} from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'

/** Kinds of entries that an issue can include, in the order of its sections. */
export const issueItemKinds = ['news', 'publication', 'project', 'progress'] as const
export type IssueItemKind = (typeof issueItemKinds)[number]

const included = z.object({ kind: z.enum(issueItemKinds, 'Not a known kind'), id })
export type IncludedEntry = z.infer<typeof included>

/** An entry that an issue includes, with the title and texts that visitors see now. */
const item = z.object({
  kind: z.enum(issueItemKinds),
  id,
  title: z.string(),
  /** Language of a publication's title. Empty if unknown. */
  language: z.string().optional(),
  untranslated: untranslatedSchema,
  summary: z.string(),
  /** Names of the authors as one text. Empty if there are none. */
  authors: z.string(),
  /** Path on this site, or an external URL. */
  path: z.string(),
  date: z.string(),
})
export type IssueItem = z.infer<typeof item>

const issueFields = z.object({
  subject: titleSchema('a subject'),
  content: markdownSchema(20_000),
  include: jsonList(included, 200),
})

const issue = z.object({
  _id: id,
  subject: z.string(),
  content: z.string(),
  include: z.array(included),
  version: z.int(),
  state: z.enum(['draft', 'sending', 'sent']),
  sentAt: z.string(),
  /** Number of confirmed subscribers when the issue was sent. */
  total: z.int(),
  sent: z.int(),
  refused: z.int(),
  /** Mails that may or may not have arrived, because the server stopped during their delivery. */
  uncertain: z.int(),
  /** Subscribers who left before their mail was sent. */
  left: z.int(),
})
export type Issue = z.infer<typeof issue>

export const issueEntity = {
  name: 'issue',
  label: 'Newsletter issue',
  fields: {
    subject: { kind: 'title', translated: true },
    content: { kind: 'markdown', translated: true },
    include: { kind: 'list' },
  },
  order: { by: 'created', newest: 'first' },
  search: ['subject'],
  ...editorialDefaults,
} as const satisfies EntityDefinition

const { added, updated, removed } = messagesOf(issueEntity)
const named = z.object({ issueId: id })
const aliases = { issueId: '_id' }
const saved = z.object({ data: issue })

export const issueApi = {
  issues: call({
    method: 'GET',
    path: '/newsletter/issues',
    access: 'editor',
    encoding: 'query',
    summary: 'All issues of the newsletter, newest first, and how far each has been sent',
    input: searchedListRange,
    reply: z.object({ issues: z.array(issue), total: z.int() }),
  }),
  whatIsNew: call({
    method: 'GET',
    path: '/newsletter/whatIsNew',
    access: 'editor',
    encoding: 'query',
    summary: 'What is new since the last issue was sent, for the next one',
    input: z.object({}),
    reply: z.object({ items: z.array(item) }),
  }),
  createIssue: call({
    method: 'POST',
    path: '/newsletter/createIssue',
    access: 'editor',
    encoding: 'json',
    summary: 'Write an issue, which is not sent yet',
    success: added,
    input: issueFields.partial({ content: true, include: true }),
    reply: saved,
  }),
  updateIssue: call({
    method: 'PUT',
    path: '/newsletter/updateIssue',
    access: 'editor',
    encoding: 'json',
    summary: 'Change an issue that has not been sent',
    success: updated,
    input: issueFields.partial().extend({ issueId: id, version: versionSchema.optional() }),
    aliases,
    reply: saved,
  }),
  deleteIssue: call({
    method: 'DELETE',
    path: '/newsletter/deleteIssue',
    access: 'editor',
    encoding: 'json',
    summary: 'Delete an issue; one that was sent loses its page',
    success: removed,
    input: named,
    aliases,
    reply: messageReply,
  }),
  previewIssue: call({
    method: 'GET',
    path: '/newsletter/previewIssue',
    access: 'editor',
    encoding: 'query',
    summary: 'An issue as the mail that would be sent',
    input: named,
    aliases,
    reply: z.object({
      subject: z.string(),
      html: z.string(),
      text: z.string(),
      readers: z.int(),
    }),
  }),
  sendTest: call({
    method: 'POST',
    path: '/newsletter/sendTest',
    access: 'editor',
    isPersonal: true,
    encoding: 'json',
    summary: 'Send an issue to oneself',
    success: 'Test Sent To Your Own Address',
    input: named,
    aliases,
    reply: messageReply,
  }),
  sendIssue: call({
    method: 'POST',
    path: '/newsletter/sendIssue',
    access: 'editor',
    encoding: 'json',
    summary: 'Send an issue to everyone who has confirmed, once, and publish its page',
    success: 'The Issue Is On Its Way',
    input: named.extend({ version: versionSchema.optional() }),
    aliases,
    reply: saved,
  }),
  sentIssues: call({
    method: 'GET',
    path: '/newsletter/sentIssues',
    access: 'public',
    encoding: 'query',
    summary: 'The issues that have been sent, newest first',
    input: searchedListRange.omit({ search: true }),
    reply: z.object({
      issues: z.array(
        z.object({ ...entryFields('issue'), subject: z.string(), sentAt: z.string() }),
      ),
      total: z.int(),
    }),
  }),
  getIssue: call({
    method: 'GET',
    path: '/newsletter/getIssue/:id',
    access: 'public',
    encoding: 'query',
    summary: 'An issue that has been sent, with what it tells about as far as that is shown now',
    input: z.object({ id }),
    reply: z.object({
      issue: z.object({
        ...entryFields('issue'),
        subject: z.string(),
        content: z.string(),
        sentAt: z.string(),
        items: z.array(item),
      }),
    }),
  }),
}
