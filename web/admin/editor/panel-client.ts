import { toast } from 'react-hot-toast/headless'
import { api } from '#contract/api.ts'
import { createClient } from '#contract/client.ts'
import { failureText, toApiError, whileLoading } from '#web/api/call-messages.ts'
import { transport } from '#web/api/client.ts'
import { toastsOf } from '#web/api/toasts-of.ts'

/** The API as the admin area reads it: what takes long or fails is told, in the words of the table of toasts. */
export const panelClient = createClient(api, {
  ...transport,
  around: async (call, work) => {
    const words = toastsOf(call)
    try {
      return await whileLoading(words, work)
    } catch (thrown) {
      const error = toApiError(thrown)
      const text = failureText(words, error)
      // Whoever is no longer signed in is led to log-in with words of its own.
      if (error.code !== 'notSignedIn' && error.code !== 'secondFactorMissing')
        toast.error(text, { id: text })
      throw error
    }
  },
})
