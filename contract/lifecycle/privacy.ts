import { call } from '#contract/call/call.ts'
import { email, id } from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'

/** Something that is kept about an address. */
const record = z.object({
  /** The table it stands in. */
  table: z.string(),
  /** Whether it is the person's own; else it is somebody else's and names the address. */
  isOwn: z.boolean(),
  /** The row without secrets; of what is somebody else's, the words around the address. */
  fields: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
})
export type PersonalRecord = z.infer<typeof record>

const profile = z.object({ _id: id, name: z.string() })

/** Published or written by editors: it names the address, and is theirs to change. */
const entry = z.object({ entity: z.string(), id: z.string(), title: z.string() })

/** All that is kept about an address. */
const personalData = z.object({
  email: z.string(),
  records: z.array(record),
  /** Their profiles, which are erased only when one is named. */
  profiles: z.array(profile),
})
export type PersonalData = z.infer<typeof personalData>

/** What an erasure did. */
const erasure = z.object({
  /** How many rows of each table are gone, or no longer name the address. */
  erased: z.array(z.object({ table: z.string(), rows: z.int() })),
  /** What still names the address, because it is content of the site. */
  kept: z.array(entry),
})
export type Erasure = z.infer<typeof erasure>

/** The calls under `/privacy`. */
export const privacyApi = {
  export: call({
    method: 'GET',
    path: '/privacy/export',
    access: 'admin',
    encoding: 'query',
    summary: 'Everything that is kept about an e-mail address',
    input: z.object({ email }),
    reply: z.object({ data: personalData }),
  }),
  erase: call({
    method: 'DELETE',
    path: '/privacy/erase',
    access: 'admin',
    encoding: 'json',
    summary:
      'Erase what is kept about an e-mail address, also from earlier states; a profile only when it is named',
    success: 'Data erased',
    input: z.object({ email, profileId: id.optional() }),
    reply: z.object({ data: erasure }),
  }),
}
