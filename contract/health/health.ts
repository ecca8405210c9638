import { defineCall } from '#contract/call/call.ts'
import {
  listRangeSchema,
  requiredTextSchema,
  textSchema,
  undoableReplySchema,
} from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'

const finding = z.object({
  check: z.string(),
  entity: z.string(),
  id: z.string(),
  title: z.string(),
  text: z.string(),
  /** Path of the form in which the problem can be fixed. The form opens at the field. */
  path: z.string(),
  /**
   * Label of the button that fixes the problem at once. Empty if there is no safe automatic fix.
   */
  mend: z.string(),
  /** Label of the text that users enter for the fix. Empty if it needs none. */
  asks: z.string(),
})
export type HealthFinding = z.output<typeof finding>

const check = z.object({ name: z.string(), label: z.string(), count: z.int() })

const named = z.object({
  check: requiredTextSchema('a check', 100),
  entity: requiredTextSchema('what it is about', 100),
  id: requiredTextSchema('which one it is', 200),
})

const link = z.object({
  url: z.string(),
  /** HTTP status of the response, or 0 if there was none. */
  status: z.int(),
  said: z.string(),
  checkedAt: z.string(),
})

const links = {
  state: z.enum(['idle', 'checking']),
  /** Number of external links, and how many of them were checked. */
  total: z.int(),
  checked: z.int(),
  checkedAt: z.string(),
}

export const healthApi = {
  findings: defineCall({
    method: 'GET',
    path: '/health/findings',
    access: 'editor',
    encoding: 'query',
    summary: 'What is missing, broken or out of date on the site, and where each is mended',
    input: listRangeSchema.extend({ check: textSchema(100).optional() }),
    reply: z.object({
      findings: z.array(finding),
      checks: z.array(check),
      total: z.int(),
      links: z.object(links),
    }),
  }),
  setAside: defineCall({
    method: 'PUT',
    path: '/health/setAside',
    access: 'editor',
    encoding: 'json',
    summary: 'Leave a finding out, with a reason, until its entry changes',
    success: 'Set Aside',
    input: named.extend({ reason: requiredTextSchema('a reason', 500) }),
    reply: z.object({ message: z.string().optional() }),
  }),
  mend: defineCall({
    method: 'POST',
    path: '/health/mend',
    access: 'editor',
    encoding: 'json',
    summary: 'Mend a finding by what is safe to do at once',
    success: 'Mended',
    input: named.extend({
      text: textSchema(2_000).optional(),
    }),
    reply: undoableReplySchema,
  }),
  checkLinks: defineCall({
    method: 'POST',
    path: '/health/checkLinks',
    access: 'editor',
    encoding: 'json',
    summary: 'Ask every address elsewhere that the site links to whether it is still there',
    input: z.object({}),
    reply: z.object(links),
  }),
  links: defineCall({
    method: 'GET',
    path: '/health/links',
    access: 'editor',
    encoding: 'query',
    summary: 'What the addresses elsewhere answered when they were last asked',
    input: listRangeSchema,
    reply: z.object({ links: z.array(link), ...links }),
  }),
}
