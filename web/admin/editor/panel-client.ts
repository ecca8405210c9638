import { toast } from 'react-hot-toast/headless'
import { api } from '#contract/api.ts'
import type { Call } from '#contract/call.ts'
import { createClient } from '#contract/client.ts'
import { failureText, toApiError, whileLoading } from '#web/api/call-messages.ts'
import { transport } from '#web/api/client.ts'
import { type CallToasts, toasts } from '#web/api/toasts.ts'

const table: Readonly<Record<string, Readonly<Record<string, CallToasts>>>> = toasts

const toastsOf = new Map<Call, CallToasts>(
  Object.entries(api).flatMap(([entity, calls]) =>
    Object.entries(calls).map(([name, call]) => [call, table[entity]?.[name] ?? {}] as const),
  ),
)

/** The API as the admin area reads it: what takes long or fails is told, in the words of the table of toasts. */
export const panelClient = createClient(api, {
  ...transport,
  around: async (call, work) => {
    const words = toastsOf.get(call) ?? {}
    try {
      return await whileLoading(words, work)
    } catch (thrown) {
      const error = toApiError(thrown)
      const text = failureText(words, error)
      // Whoever is no longer signed in is led to log-in with words of its own.
      if (error.status !== 401) toast.error(text, { id: text })
      throw error
    }
  },
})
