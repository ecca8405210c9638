import { defineCall } from '#contract/call/call.ts'
import { emailSchema, entryIdSchema } from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'

/** A database row about an email address. */
const record = z.object({
  table: z.string(),
  /** Whether the row belongs to the person. Otherwise the row only mentions the address. */
  isOwn: z.boolean(),
  /**
   * Columns of the row without secrets. If the row only mentions the address, a part of the text around it.
   */
  fields: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
})
export type PersonalRecord = z.infer<typeof record>

const profile = z.object({ _id: entryIdSchema, name: z.string() })

/** Published content that contains the address. It is not erased, because editors must decide about it. */
const entry = z.object({ entity: z.string(), id: z.string(), title: z.string() })

const personalData = z.object({
  email: z.string(),
  records: z.array(record),
  /**
   * Profiles that contain the address or belong to its account. Erased only if the erasure request names
   * their id.
   */
  profiles: z.array(profile),
})
export type PersonalData = z.infer<typeof personalData>

const erasure = z.object({
  erased: z.array(z.object({ table: z.string(), rows: z.int() })),
  kept: z.array(entry),
})
export type ErasureResult = z.infer<typeof erasure>

export const privacyApi = {
  export: defineCall({
    method: 'GET',
    path: '/privacy/export',
    access: 'admin',
    encoding: 'query',
    summary: 'Everything that is kept about an e-mail address',
    input: z.object({ email: emailSchema }),
    reply: z.object({ data: personalData }),
  }),
  erase: defineCall({
    method: 'DELETE',
    path: '/privacy/erase',
    access: 'admin',
    encoding: 'json',
    summary:
      'Erase what is kept about an e-mail address, also from earlier states; a profile only when it is named',
    success: 'Data erased',
    input: z.object({ email: emailSchema, profileId: entryIdSchema.optional() }),
    reply: z.object({ data: erasure }),
  }),
}
