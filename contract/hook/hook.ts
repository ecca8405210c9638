import { call } from '#contract/call/call.ts'
import { done, id, webUrl } from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'

/** What a hook can be told of. */
export const hookEvents = ['published', 'changed', 'removed', 'message'] as const
const hookEvent = z.enum(hookEvents, `Must be one of ${hookEvents.join(', ')}`)
export type HookEvent = z.infer<typeof hookEvent>

const deliveryStates = ['waiting', 'delivered', 'failed'] as const

/** One thing that a hook was told, or is to be told. */
const delivery = z.object({
  /** Sent as `webhook-id`, the same at every attempt. */
  _id: z.string(),
  event: z.enum([...hookEvents, 'test']),
  /** What it is about; empty for a message and a test. */
  title: z.string(),
  createdAt: z.string(),
  state: z.enum(deliveryStates),
  tries: z.int(),
  /** When it is tried next; empty for at once, and when it is delivered or given up. */
  nextAt: z.string(),
  /** The status of the last answer; 0 when there was none. */
  status: z.int(),
  /** Why the last attempt failed; empty where it did not. */
  problem: z.string(),
})
export type HookDelivery = z.infer<typeof delivery>

const hook = z.object({
  _id: id,
  url: z.string(),
  events: z.array(hookEvent),
  createdAt: z.string(),
  createdBy: z.string(),
  /** Since when it is off, because its address said that it is gone for good; empty while it is on. */
  offSince: z.string(),
  /** The last ones, newest first. */
  deliveries: z.array(delivery),
})
export type Hook = z.infer<typeof hook>

const named = z.object({ hookId: id })
const aliases = { hookId: '_id' }

/** The calls under `/hook`. */
export const hookApi = {
  hooks: call({
    method: 'GET',
    path: '/hook/hooks',
    access: 'admin',
    encoding: 'query',
    summary: 'All hooks, each with its last deliveries, without their secrets',
    input: z.object({}),
    reply: z.object({ hooks: z.array(hook) }),
  }),
  createHook: call({
    method: 'POST',
    path: '/hook/createHook',
    access: 'admin',
    holdsSecret: true,
    encoding: 'json',
    summary:
      'Tell an address of what happens on the site, signed as Standard Webhooks says. The secret is answered once',
    success: 'Hook Added',
    input: z.object({
      url: webUrl,
      events: z.array(hookEvent, 'Choose at least one').min(1, 'Choose at least one').max(10),
    }),
    reply: z.object({ secret: z.string(), data: hook }),
  }),
  testHook: call({
    method: 'POST',
    path: '/hook/testHook',
    access: 'admin',
    encoding: 'json',
    summary: 'Send a test to a hook now, once, and say what came of it',
    input: named,
    aliases,
    reply: z.object({ delivery }),
  }),
  deleteHook: call({
    method: 'DELETE',
    path: '/hook/deleteHook',
    access: 'admin',
    encoding: 'json',
    summary: 'Tell an address nothing any more; what waits is dropped',
    success: 'Hook Deleted',
    input: named,
    aliases,
    reply: done,
  }),
}
