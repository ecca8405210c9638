import { defineCall } from '#contract/call/call.ts'
import { z } from '#contract/call/zod.ts'

/** Intervals of the mail about pending tasks. */
export const digestIntervals = ['daily', 'weekly', 'never'] as const
const rhythm = z.enum(digestIntervals, 'Choose daily, weekly or never')
export type DigestInterval = z.infer<typeof rhythm>

const choice = z.object({ digest: rhythm })

export const digestApi = {
  getDigest: defineCall({
    method: 'GET',
    path: '/digest/getDigest',
    access: 'member',
    isPersonal: true,
    // Allowed before the second factor is set up, because the page for setting it up also shows
    // this setting.
    withoutSecondFactor: true,
    encoding: 'query',
    summary: 'How often one’s own account gets a mail about what waits',
    input: z.object({}),
    reply: choice,
  }),
  updateDigest: defineCall({
    method: 'PUT',
    path: '/digest/updateDigest',
    access: 'member',
    isPersonal: true,
    encoding: 'json',
    summary: 'Choose how often one’s own account gets a mail about what waits',
    success: 'Saved',
    input: choice,
    reply: choice,
  }),
}
