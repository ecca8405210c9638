import { call } from '#contract/call/call.ts'
import { id, messageReply } from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'
import { optionalLanguageTag } from '#contract/text/language-tag.ts'
import { draftEntities } from './draft.ts'

export const previewLinkDays = 7

const token = z.string().regex(/^[0-9a-f]{64}$/, 'This link is not valid')

export const previewApi = {
  sharePreview: call({
    method: 'POST',
    path: '/preview/sharePreview',
    access: 'editor',
    hasSecretResponse: true,
    encoding: 'json',
    summary:
      'Make a link that shows an entry as it would be published, to anyone who has it: for seven days, or until it is published',
    success: 'Preview Link Made',
    input: z.object({
      entity: z.enum(draftEntities),
      id,
      /** Another language of the site. The link then also shows draft translations. */
      lang: optionalLanguageTag.optional(),
    }),
    aliases: { id: '_id' },
    reply: z.object({ url: z.string(), token, expiresAt: z.string() }),
  }),
  revokePreview: call({
    method: 'DELETE',
    path: '/preview/revokePreview',
    access: 'editor',
    encoding: 'json',
    summary: 'Take back one link to a preview, or all of an entry',
    success: 'Preview Link Revoked',
    input: z
      .object({
        token: token.optional(),
        entity: z.enum(draftEntities).optional(),
        id: id.optional(),
      })
      .refine(({ token, entity, id }) => token ?? (entity && id), {
        path: ['token'],
        error: 'Name the link or the entry',
      }),
    reply: messageReply,
  }),
}
