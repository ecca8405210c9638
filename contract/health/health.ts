import { call } from '#contract/call/call.ts'
import { listCut, required, text, undoable } from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'

const finding = z.object({
  /** The name of the check that found it. */
  check: z.string(),
  entity: z.string(),
  id: z.string(),
  title: z.string(),
  /** What is wrong, in a sentence. */
  text: z.string(),
  /** Where it is mended: the form, open at the field. */
  path: z.string(),
  /** What a press does that mends it at once; empty where that is not safe. */
  mend: z.string(),
  /** What that press has to be told; empty for nothing. */
  asks: z.string(),
})
export type Finding = z.output<typeof finding>

const check = z.object({ name: z.string(), label: z.string(), count: z.int() })

/** Which finding is meant. */
const named = z.object({
  check: required('a check', 100),
  entity: required('what it is about', 100),
  id: required('which one it is', 200),
})

const link = z.object({
  url: z.string(),
  /** Its status; 0 where nothing came. */
  status: z.int(),
  /** What that means, in a few words. */
  said: z.string(),
  checkedAt: z.string(),
})

const links = {
  state: z.enum(['idle', 'checking']),
  /** How many links lead elsewhere, and how many of them were asked. */
  total: z.int(),
  checked: z.int(),
  checkedAt: z.string(),
}

/** The calls under `/health`. */
export const healthApi = {
  findings: call({
    method: 'GET',
    path: '/health/findings',
    access: 'editor',
    encoding: 'query',
    summary: 'What is missing, broken or out of date on the site, and where each is mended',
    input: listCut.extend({ check: text(100).optional() }),
    reply: z.object({
      findings: z.array(finding),
      checks: z.array(check),
      total: z.int(),
      links: z.object(links),
    }),
  }),
  setAside: call({
    method: 'PUT',
    path: '/health/setAside',
    access: 'editor',
    encoding: 'json',
    summary: 'Leave a finding out, with a reason, until its entry changes',
    success: 'Set Aside',
    input: named.extend({ reason: required('a reason', 500) }),
    reply: z.object({ message: z.string().optional() }),
  }),
  mend: call({
    method: 'POST',
    path: '/health/mend',
    access: 'editor',
    encoding: 'json',
    summary: 'Mend a finding by what is safe to do at once',
    success: 'Mended',
    input: named.extend({
      /** What a mend asks for, such as what a picture shows. */
      text: text(2_000).optional(),
    }),
    reply: undoable,
  }),
  checkLinks: call({
    method: 'POST',
    path: '/health/checkLinks',
    access: 'editor',
    encoding: 'json',
    summary: 'Ask every address elsewhere that the site links to whether it is still there',
    input: z.object({}),
    reply: z.object(links),
  }),
  links: call({
    method: 'GET',
    path: '/health/links',
    access: 'editor',
    encoding: 'query',
    summary: 'What the addresses elsewhere answered when they were last asked',
    input: listCut,
    reply: z.object({ links: z.array(link), ...links }),
  }),
}
