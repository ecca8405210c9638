import { defineCall } from '#contract/call/call.ts'
import { entryIdSchema, requiredTitleSchema } from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'

/** Prefix of every API key, so that people and secret scanners recognise one. */
export const apiKeyPrefix = 'salus_'

/**
 * End of a key's validity: a time, or a day, which counts until its end in the site's time zone. Empty for
 * none.
 */
const keyEnd = z.union(
  [z.literal(''), z.iso.date(), z.iso.datetime({ offset: true })],
  'Must be a day such as 2030-01-31, or a time with its time zone',
)

const accessKey = z.object({
  _id: entryIdSchema,
  name: z.string(),
  createdAt: z.string(),
  /** Account that created the key. The key ends with the account. */
  createdBy: z.string(),
  expiresAt: z.string(),
  lastUsedAt: z.string(),
})
export type ApiKey = z.infer<typeof accessKey>

export const apiKeyApi = {
  keys: defineCall({
    method: 'GET',
    path: '/key/keys',
    access: 'admin',
    encoding: 'query',
    summary: 'All keys of programs, without the keys themselves',
    input: z.object({}),
    reply: z.object({ keys: z.array(accessKey) }),
  }),
  createKey: defineCall({
    method: 'POST',
    path: '/key/createKey',
    access: 'admin',
    hasSecretResponse: true,
    encoding: 'json',
    summary:
      'Make a key for a program: sent as the bearer token it may do what an Editor may, and nothing with accounts. It is answered once',
    success: 'Key Made',
    input: z.object({ name: requiredTitleSchema('a name'), expiresAt: keyEnd.optional() }),
    reply: z.object({ key: z.string(), data: accessKey }),
  }),
  revokeKey: defineCall({
    method: 'DELETE',
    path: '/key/revokeKey',
    access: 'admin',
    encoding: 'json',
    summary: 'Take a key back; it is refused from this moment on',
    success: 'Key Revoked',
    input: z.object({ keyId: entryIdSchema }),
    aliases: { keyId: '_id' },
    reply: z.object({ data: accessKey }),
  }),
}
