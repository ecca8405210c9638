import { createInvalidInputError } from '#contract/call/api-error.ts'
import { webhookApi } from '#contract/hook/hook.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { createApiModule } from '#server/base/http/implement.ts'
import { isPrivateHost } from '#server/base/outbound/public-address.ts'
import type { WebhookDeliveryWorker } from './deliveries.ts'
import { generateWebhookSecret } from './sign.ts'
import { addTestWebhookDelivery, createWebhook, deleteWebhook, listWebhooks } from './store.ts'

/** Returns why a URL is not allowed, or an empty string. */
const refusalOf = async (text: string, allowsPrivate: boolean): Promise<string> => {
  const url = new URL(text)
  if (url.username || url.password) return 'Must be an address without a name and a password'
  if (allowsPrivate) return ''
  if (url.protocol !== 'https:') return 'Must be an address that starts with https://'
  return (await isPrivateHost(url.hostname)) ? 'Must not lead into a private network' : ''
}

export const hookRoutes = ({
  database: { queries },
  hooks,
  log,
  now,
}: BaseServices & { readonly hooks: WebhookDeliveryWorker }) =>
  createApiModule(webhookApi, {
    hooks: async () => ({ hooks: await listWebhooks(queries) }),

    createHook: async ({ input: { url, events }, who }) => {
      const refusal = await refusalOf(url, hooks.allowsPrivate)
      if (refusal) throw createInvalidInputError([{ path: 'url', message: refusal }])
      const secret = generateWebhookSecret()
      const data = await createWebhook(queries, { url, events, secret, createdBy: who }, now())
      log.info({ accountId: who.accountId, hookId: data._id }, 'A hook was added')
      return { secret, data }
    },

    testHook: async ({ input: { hookId } }) => ({
      delivery: await hooks.deliver(await addTestWebhookDelivery(queries, hookId, now())),
    }),

    deleteHook: async ({ input: { hookId }, who }) => {
      await deleteWebhook(queries, hookId)
      log.info({ accountId: who.accountId, hookId }, 'A hook was deleted')
      return {}
    },
  })
