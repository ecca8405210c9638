import { call } from '#contract/call/call.ts'
import { done, id, listCut, longText, text, version } from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'
import { profileTexts } from '#contract/profile/profile.ts'

/** What can be suggested of each kind. */
export const suggestable = {
  profile: profileTexts.partial(),
  researchProgress: z.object({
    /** The project of a new entry. */
    postId: id.optional(),
    description: longText('what is new'),
    contributors: z.array(id).max(500).optional(),
  }),
}

const suggestedEntities = ['profile', 'researchProgress'] as const
export type SuggestedEntity = (typeof suggestedEntities)[number]

const state = z.record(z.string(), z.unknown())

/** A change that someone has suggested, beside what is there now. */
const suggestion = z.object({
  _id: id,
  entity: z.enum(suggestedEntities),
  /** What is to be changed; absent where something new is suggested. */
  id: id.optional(),
  /** What it is called, or the project it belongs to. */
  title: z.string(),
  fields: state,
  before: state.nullable(),
  /** Whether it, or the project it belongs to, is in the trash: then it cannot be accepted before that is back. */
  isInTrash: z.boolean(),
  suggestedBy: z.string(),
  suggestedAt: z.string(),
})
export type Suggestion = z.infer<typeof suggestion>

/** What became of a suggestion, as its author sees it. */
const ownSuggestion = suggestion
  .pick({ _id: true, entity: true, title: true, fields: true, suggestedAt: true })
  .extend({
    state: z.enum(['open', 'accepted', 'declined']),
    /** Who decided and when, with their note; empty while it is open. */
    decidedBy: z.string(),
    decidedAt: z.string(),
    note: z.string(),
  })
export type OwnSuggestion = z.infer<typeof ownSuggestion>

const decision = z.object({ suggestionId: id, note: text(2_000).optional() })
const aliases = { suggestionId: '_id' }

/** The calls under `/suggestion`. */
export const suggestionApi = {
  suggest: call({
    method: 'POST',
    path: '/suggestion/suggest',
    access: 'member',
    encoding: 'json',
    summary:
      'Suggest a change of a person or of research progress; without `id` new progress of the project `fields.postId`',
    success: 'Suggestion Sent',
    input: z.object({
      entity: z.enum(suggestedEntities, `Must be one of ${suggestedEntities.join(', ')}`),
      id: id.optional(),
      fields: z.record(z.string(), z.unknown(), 'Say what to change'),
    }),
    aliases: { id: '_id' },
    reply: z.object({ suggestionId: id }),
  }),
  showSuggestions: call({
    method: 'GET',
    path: '/suggestion/showSuggestions',
    access: 'editor',
    encoding: 'query',
    summary: 'Suggestions that nobody has decided on, oldest first, each beside what is there now',
    input: listCut,
    reply: z.object({ suggestions: z.array(suggestion), total: z.int() }),
  }),
  ownSuggestions: call({
    method: 'GET',
    path: '/suggestion/ownSuggestions',
    access: 'member',
    ofOwnAccount: true,
    encoding: 'query',
    summary: 'What one has suggested oneself and what became of it, newest first',
    input: listCut,
    reply: z.object({ suggestions: z.array(ownSuggestion), total: z.int() }),
  }),
  accept: call({
    method: 'PUT',
    path: '/suggestion/accept',
    access: 'editor',
    encoding: 'json',
    summary:
      'Make the suggested change; who suggested it is told by mail, with the note. If a field was changed since, 409 with `differences` and the `version` that replaces it',
    success: 'Suggestion Accepted',
    input: decision.extend({ version: version.optional() }),
    aliases,
    reply: done,
  }),
  decline: call({
    method: 'PUT',
    path: '/suggestion/decline',
    access: 'editor',
    encoding: 'json',
    summary: 'Leave everything as it is; who suggested it is told by mail, with the note',
    success: 'Suggestion Declined',
    input: decision,
    aliases,
    reply: done,
  }),
}
