import { invalid } from '#contract/call/api-error.ts'
import { hookApi } from '#contract/hook/hook.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { implementCalls } from '#server/base/http/implement.ts'
import { isPrivateHost } from '#server/base/outbound/public-address.ts'
import type { HookDeliveries } from './deliveries.ts'
import { generateHookSecret } from './sign.ts'
import { addHook, addTestDelivery, listHooks, removeHook } from './store.ts'

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
}: BaseServices & { readonly hooks: HookDeliveries }) =>
  implementCalls(hookApi, {
    hooks: async () => ({ hooks: await listHooks(queries) }),

    createHook: async ({ input: { url, events }, who }) => {
      const refusal = await refusalOf(url, hooks.allowsPrivate)
      if (refusal) throw invalid([{ path: 'url', message: refusal }])
      const secret = generateHookSecret()
      const data = await addHook(queries, { url, events, secret, createdBy: who }, now())
      log.info({ accountId: who.accountId, hookId: data._id }, 'A hook was added')
      return { secret, data }
    },

    testHook: async ({ input: { hookId } }) => ({
      delivery: await hooks.deliver(await addTestDelivery(queries, hookId, now())),
    }),

    deleteHook: async ({ input: { hookId }, who }) => {
      await removeHook(queries, hookId)
      log.info({ accountId: who.accountId, hookId }, 'A hook was deleted')
      return {}
    },
  })
