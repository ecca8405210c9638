import { defineCall } from '#contract/call/call.ts'
import { entryIdSchema, messageReplySchema } from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'
import { optionalLanguageTagSchema } from '#contract/text/language-tag.ts'
import { draftableEntityNames } from './draft.ts'

export const previewLinkValidDays = 7

const token = z.string().regex(/^[0-9a-f]{64}$/, 'This link is not valid')

export const previewApi = {
  sharePreview: defineCall({
    method: 'POST',
    path: '/preview/sharePreview',
    access: 'editor',
    hasSecretResponse: true,
    encoding: 'json',
    summary:
      'Make a link that shows an entry as it would be published, to anyone who has it: for seven days, or until it is published',
    success: 'Preview Link Made',
    input: z.object({
      entity: z.enum(draftableEntityNames),
      id: entryIdSchema,
      /** Another language of the site. The link then also shows draft translations. */
      lang: optionalLanguageTagSchema.optional(),
    }),
    aliases: { id: '_id' },
    reply: z.object({ url: z.string(), token, expiresAt: z.string() }),
  }),
  revokePreview: defineCall({
    method: 'DELETE',
    path: '/preview/revokePreview',
    access: 'editor',
    encoding: 'json',
    summary: 'Take back one link to a preview, or all of an entry',
    success: 'Preview Link Revoked',
    input: z
      .object({
        token: token.optional(),
        entity: z.enum(draftableEntityNames).optional(),
        id: entryIdSchema.optional(),
      })
      .refine(({ token, entity, id }) => token ?? (entity && id), {
        path: ['token'],
        error: 'Name the link or the entry',
      }),
    reply: messageReplySchema,
  }),
}
