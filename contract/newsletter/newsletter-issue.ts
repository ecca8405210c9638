import { defineCall } from '#contract/call/call.ts'
import {
  type EntityDefinition,
  editorialEntityDefaults,
  entityMessagesOf,
} from '#contract/call/entity.ts'
import { baseEntryFields, untranslatedFieldsSchema } from '#contract/call/entry-id.ts'
import {
  entryIdSchema,
  jsonListSchema,
  markdownSchema,
  messageReplySchema,
  requiredTitleSchema,
  searchableListRangeSchema,
  versionSchema,
} from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'

/** Kinds of entries that an issue can include, in the order of its sections. */
export const issueItemKinds = ['news', 'publication', 'project', 'progress', 'item'] as const
export type IssueItemKind = (typeof issueItemKinds)[number]

const included = z.object({ kind: z.enum(issueItemKinds, 'Not a known kind'), id: entryIdSchema })
export type IncludedEntry = z.infer<typeof included>

/** An entry that an issue includes, with the title and texts that visitors see now. */
const item = z.object({
  kind: z.enum(issueItemKinds),
  id: entryIdSchema,
  title: z.string(),
  /** Language of a publication's title. Empty if unknown. */
  language: z.string().optional(),
  untranslated: untranslatedFieldsSchema,
  summary: z.string(),
  /** Names of the authors as one text. Empty if there are none. */
  authors: z.string(),
  /** Name of the collection of an item, which is the heading of its section. */
  section: z.string().optional(),
  /** Path on this site, or an external URL. */
  path: z.string(),
  date: z.string(),
})
export type NewsletterIssueItem = z.infer<typeof item>

const issueFields = z.object({
  subject: requiredTitleSchema('a subject'),
  content: markdownSchema(20_000),
  include: jsonListSchema(included, 200),
})

const issue = z.object({
  _id: entryIdSchema,
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
export type NewsletterIssue = z.infer<typeof issue>

export const newsletterIssueEntity = {
  name: 'issue',
  label: 'Newsletter issue',
  fields: {
    subject: { kind: 'title', translated: true },
    content: { kind: 'markdown', translated: true },
    include: { kind: 'list' },
  },
  order: { by: 'created', newest: 'first' },
  search: ['subject'],
  ...editorialEntityDefaults,
} as const satisfies EntityDefinition

const { added, updated, removed } = entityMessagesOf(newsletterIssueEntity)
const named = z.object({ issueId: entryIdSchema })
const aliases = { issueId: '_id' }
const saved = z.object({ data: issue })

export const newsletterIssueApi = {
  issues: defineCall({
    method: 'GET',
    path: '/newsletter/issues',
    access: 'editor',
    encoding: 'query',
    summary: 'All issues of the newsletter, newest first, and how far each has been sent',
    input: searchableListRangeSchema,
    reply: z.object({ issues: z.array(issue), total: z.int() }),
  }),
  whatIsNew: defineCall({
    method: 'GET',
    path: '/newsletter/whatIsNew',
    access: 'editor',
    encoding: 'query',
    summary: 'What is new since the last issue was sent, for the next one',
    input: z.object({}),
    reply: z.object({ items: z.array(item) }),
  }),
  createIssue: defineCall({
    method: 'POST',
    path: '/newsletter/createIssue',
    access: 'editor',
    encoding: 'json',
    summary: 'Write an issue, which is not sent yet',
    success: added,
    input: issueFields.partial({ content: true, include: true }),
    reply: saved,
  }),
  updateIssue: defineCall({
    method: 'PUT',
    path: '/newsletter/updateIssue',
    access: 'editor',
    encoding: 'json',
    summary: 'Change an issue that has not been sent',
    success: updated,
    input: issueFields
      .partial()
      .extend({ issueId: entryIdSchema, version: versionSchema.optional() }),
    aliases,
    reply: saved,
  }),
  deleteIssue: defineCall({
    method: 'DELETE',
    path: '/newsletter/deleteIssue',
    access: 'editor',
    encoding: 'json',
    summary: 'Delete an issue; one that was sent loses its page',
    success: removed,
    input: named,
    aliases,
    reply: messageReplySchema,
  }),
  previewIssue: defineCall({
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
  sendTest: defineCall({
    method: 'POST',
    path: '/newsletter/sendTest',
    access: 'editor',
    isPersonal: true,
    encoding: 'json',
    summary: 'Send an issue to oneself',
    success: 'Test Sent To Your Own Address',
    input: named,
    aliases,
    reply: messageReplySchema,
  }),
  sendIssue: defineCall({
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
  sentIssues: defineCall({
    method: 'GET',
    path: '/newsletter/sentIssues',
    access: 'public',
    encoding: 'query',
    summary: 'The issues that have been sent, newest first',
    input: searchableListRangeSchema.omit({ search: true }),
    reply: z.object({
      issues: z.array(
        z.object({ ...baseEntryFields('issue'), subject: z.string(), sentAt: z.string() }),
      ),
      total: z.int(),
    }),
  }),
  getIssue: defineCall({
    method: 'GET',
    path: '/newsletter/getIssue/:id',
    access: 'public',
    encoding: 'query',
    summary: 'An issue that has been sent, with what it tells about as far as that is shown now',
    input: z.object({ id: entryIdSchema }),
    reply: z.object({
      issue: z.object({
        ...baseEntryFields('issue'),
        subject: z.string(),
        content: z.string(),
        sentAt: z.string(),
        items: z.array(item),
      }),
    }),
  }),
}
