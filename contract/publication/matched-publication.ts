import { defineCall } from '#contract/call/call.ts'
import { entryIdSchema, listRangeSchema, messageReplySchema } from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'
import { publicationSchema } from './publication.ts'

/** A publication that was matched to a person. `state` is the person's decision. */
const matchedPublication = publicationSchema
  .pick({ _id: true, title: true, authors: true, publicationDate: true, venue: true })
  .extend({ state: z.enum(['matched', 'confirmed', 'rejected']) })
export type MatchedPublication = z.infer<typeof matchedPublication>

export const matchedPublicationCalls = {
  matchedPublications: defineCall({
    method: 'GET',
    path: '/profile/matchedPublications',
    access: 'member',
    encoding: 'query',
    summary: 'The publications matched to a person, and what they say of each; newest first',
    input: listRangeSchema.extend({ profileId: entryIdSchema }),
    aliases: { profileId: '_id' },
    reply: z.object({ publications: z.array(matchedPublication), total: z.int() }),
  }),
  confirmPublication: defineCall({
    method: 'PUT',
    path: '/profile/confirmPublication',
    access: 'member',
    encoding: 'json',
    summary: 'Say that a publication is by this person, also after it was rejected',
    success: 'Publication Confirmed',
    input: z.object({ profileId: entryIdSchema, publicationId: entryIdSchema }),
    reply: messageReplySchema,
  }),
  confirmPublications: defineCall({
    method: 'PUT',
    path: '/profile/confirmPublications',
    access: 'member',
    encoding: 'json',
    summary:
      'Say of several publications that they are by this person; those that are gone by now are passed over',
    success: 'Publications Confirmed',
    input: z.object({
      profileId: entryIdSchema,
      publicationIds: z.array(entryIdSchema).min(1, 'Choose a publication').max(1_000),
    }),
    reply: messageReplySchema,
  }),
  rejectPublication: defineCall({
    method: 'PUT',
    path: '/profile/rejectPublication',
    access: 'member',
    encoding: 'json',
    summary: 'Say that a publication is not by this person, so that it is not matched again',
    success: 'Publication Rejected',
    input: z.object({ profileId: entryIdSchema, publicationId: entryIdSchema }),
    reply: messageReplySchema,
  }),
}
