import { defineCall } from '#contract/call/call.ts'
import {
  entryIdSchema,
  listRangeSchema,
  messageReplySchema,
  requiredMarkdownSchema,
  textSchema,
  versionSchema,
} from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'
import { profileTextFieldsSchema } from '#contract/profile/profile.ts'

export const suggestionSchemas = {
  profile: profileTextFieldsSchema.partial(),
  researchProgress: z.object({
    postId: entryIdSchema.optional(),
    description: requiredMarkdownSchema('what is new'),
    contributors: z.array(entryIdSchema).max(500).optional(),
  }),
}

const suggestedEntities = ['profile', 'researchProgress'] as const
export type SuggestedEntity = (typeof suggestedEntities)[number]

const state = z.record(z.string(), z.unknown())

const suggestion = z.object({
  _id: entryIdSchema,
  entity: z.enum(suggestedEntities),
  /** Undefined if the suggestion is a new entry. */
  id: entryIdSchema.optional(),
  /** Title of the entry or of its project. */
  title: z.string(),
  fields: state,
  before: state.nullable(),
  /** Whether the entry or its project is in the trash. It must be restored before the suggestion can be accepted. */
  isInTrash: z.boolean(),
  suggestedBy: z.string(),
  suggestedAt: z.string(),
})
export type Suggestion = z.infer<typeof suggestion>

const ownSuggestion = suggestion
  .pick({ _id: true, entity: true, title: true, fields: true, suggestedAt: true })
  .extend({
    state: z.enum(['open', 'accepted', 'declined']),
    /** Name of the editor who accepted or rejected the suggestion. Empty while it is open. */
    decidedBy: z.string(),
    decidedAt: z.string(),
    note: z.string(),
  })
export type OwnSuggestion = z.infer<typeof ownSuggestion>

const decision = z.object({ suggestionId: entryIdSchema, note: textSchema(2_000).optional() })
const aliases = { suggestionId: '_id' }

export const suggestionApi = {
  suggest: defineCall({
    method: 'POST',
    path: '/suggestion/suggest',
    access: 'member',
    encoding: 'json',
    summary:
      'Suggest a change of a person or of research progress; without `id` new progress of the project `fields.postId`',
    success: 'Suggestion Sent',
    input: z.object({
      entity: z.enum(suggestedEntities, `Must be one of ${suggestedEntities.join(', ')}`),
      id: entryIdSchema.optional(),
      fields: z.record(z.string(), z.unknown(), 'Say what to change'),
    }),
    aliases: { id: '_id' },
    reply: z.object({ suggestionId: entryIdSchema }),
  }),
  showSuggestions: defineCall({
    method: 'GET',
    path: '/suggestion/showSuggestions',
    access: 'editor',
    encoding: 'query',
    summary: 'Suggestions that nobody has decided on, oldest first, each beside what is there now',
    input: listRangeSchema,
    reply: z.object({ suggestions: z.array(suggestion), total: z.int() }),
  }),
  ownSuggestions: defineCall({
    method: 'GET',
    path: '/suggestion/ownSuggestions',
    access: 'member',
    isPersonal: true,
    encoding: 'query',
    summary: 'What one has suggested oneself and what became of it, newest first',
    input: listRangeSchema,
    reply: z.object({ suggestions: z.array(ownSuggestion), total: z.int() }),
  }),
  accept: defineCall({
    method: 'PUT',
    path: '/suggestion/accept',
    access: 'editor',
    encoding: 'json',
    summary:
      'Make the suggested change; who suggested it is told by mail, with the note. If a field was changed since, 409 with `differences` and the `version` that replaces it',
    success: 'Suggestion Accepted',
    input: decision.extend({ version: versionSchema.optional() }),
    aliases,
    reply: messageReplySchema,
  }),
  decline: defineCall({
    method: 'PUT',
    path: '/suggestion/decline',
    access: 'editor',
    encoding: 'json',
    summary: 'Leave everything as it is; who suggested it is told by mail, with the note',
    success: 'Suggestion Declined',
    input: decision,
    aliases,
    reply: messageReplySchema,
  }),
}
