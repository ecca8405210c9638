import { call } from '#contract/call/call.ts'
import { id, title } from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'

/** What every key begins with, so that people and scanners of secrets know one when they see it. */
export const keyPrefix = 'salus_'

/** Until when a key counts: a moment, or a day and all of it where the site is; empty for no end. */
const keyEnd = z.union(
  [z.literal(''), z.iso.date(), z.iso.datetime({ offset: true })],
  'Must be a day such as 2030-01-31, or a time with its time zone',
)

const accessKey = z.object({
  _id: id,
  name: z.string(),
  createdAt: z.string(),
  /** The account that made it, and with which it ends. */
  createdBy: z.string(),
  /** Empty where it has no end. */
  expiresAt: z.string(),
  /** Empty when it never was. */
  lastUsedAt: z.string(),
})
export type AccessKey = z.infer<typeof accessKey>

/** The calls under `/key`. */
export const keyApi = {
  keys: call({
    method: 'GET',
    path: '/key/keys',
    access: 'admin',
    encoding: 'query',
    summary: 'All keys of programs, without the keys themselves',
    input: z.object({}),
    reply: z.object({ keys: z.array(accessKey) }),
  }),
  createKey: call({
    method: 'POST',
    path: '/key/createKey',
    access: 'admin',
    holdsSecret: true,
    encoding: 'json',
    summary:
      'Make a key for a program: sent as the bearer token it may do what an Editor may, and nothing with accounts. It is answered once',
    success: 'Key Made',
    input: z.object({ name: title('a name'), expiresAt: keyEnd.optional() }),
    reply: z.object({ key: z.string(), data: accessKey }),
  }),
  revokeKey: call({
    method: 'DELETE',
    path: '/key/revokeKey',
    access: 'admin',
    encoding: 'json',
    summary: 'Take a key back; it is refused from this moment on',
    success: 'Key Revoked',
    input: z.object({ keyId: id }),
    aliases: { keyId: '_id' },
    reply: z.object({ data: accessKey }),
  }),
}
