import { defineCall } from '#contract/call/call.ts'
import { entryIdSchema, messageReplySchema, webUrlSchema } from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'

export const webhookEvents = ['published', 'changed', 'removed', 'message'] as const
const hookEvent = z.enum(webhookEvents, `Must be one of ${webhookEvents.join(', ')}`)
export type WebhookEvent = z.infer<typeof hookEvent>

const deliveryStates = ['waiting', 'delivered', 'failed'] as const

const delivery = z.object({
  /** Sent as `webhook-id`, equal for all attempts. */
  _id: z.string(),
  event: z.enum([...webhookEvents, 'test']),
  /** Title of the entry. Empty for a message and a test. */
  title: z.string(),
  createdAt: z.string(),
  state: z.enum(deliveryStates),
  tries: z.int(),
  /** Time of the next attempt. Empty if it is due now, or if there is none. */
  nextAt: z.string(),
  /** HTTP status of the last response; 0 without one. */
  status: z.int(),
  /** Error of the last attempt. Empty after success. */
  problem: z.string(),
})
export type WebhookDelivery = z.infer<typeof delivery>

const hook = z.object({
  _id: entryIdSchema,
  url: z.string(),
  events: z.array(hookEvent),
  createdAt: z.string(),
  createdBy: z.string(),
  /** When the hook was switched off because its URL responded 410 Gone. Empty while on. */
  offSince: z.string(),
  deliveries: z.array(delivery),
})
export type Webhook = z.infer<typeof hook>

const named = z.object({ hookId: entryIdSchema })
const aliases = { hookId: '_id' }

export const webhookApi = {
  hooks: defineCall({
    method: 'GET',
    path: '/hook/hooks',
    access: 'admin',
    encoding: 'query',
    summary: 'All hooks, each with its last deliveries, without their secrets',
    input: z.object({}),
    reply: z.object({ hooks: z.array(hook) }),
  }),
  createHook: defineCall({
    method: 'POST',
    path: '/hook/createHook',
    access: 'admin',
    hasSecretResponse: true,
    encoding: 'json',
    summary:
      'Tell an address of what happens on the site, signed as Standard Webhooks says. The secret is answered once',
    success: 'Hook Added',
    input: z.object({
      url: webUrlSchema,
      events: z.array(hookEvent, 'Choose at least one').min(1, 'Choose at least one').max(10),
    }),
    reply: z.object({ secret: z.string(), data: hook }),
  }),
  testHook: defineCall({
    method: 'POST',
    path: '/hook/testHook',
    access: 'admin',
    encoding: 'json',
    summary: 'Send a test to a hook now, once, and say what came of it',
    input: named,
    aliases,
    reply: z.object({ delivery }),
  }),
  deleteHook: defineCall({
    method: 'DELETE',
    path: '/hook/deleteHook',
    access: 'admin',
    encoding: 'json',
    summary: 'Tell an address nothing any more; what waits is dropped',
    success: 'Hook Deleted',
    input: named,
    aliases,
    reply: messageReplySchema,
  }),
}
