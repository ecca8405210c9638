import { api } from '#contract/api.ts'
import type { Call, Input } from '#contract/call/call.ts'
import { bindCalls, send } from '#contract/call/client.ts'
import { transport } from '#web/api/browser-client.ts'
import { failureText, toApiError, whileLoading } from '#web/api/call-messages.ts'
import { toastsOf } from '#web/api/toasts-of.ts'
import { toast } from '#web/ui/dialog/toast.ts'

/** Whether a read shows editors drafts and what is scheduled when they ask for everything. */
const showsAll = ({ access, input }: Call) => access === 'public' && 'status' in input.shape

/** Makes one call as `panelClient` does. */
export const askForPanel = async (
  call: Call,
  input: Input<Call>,
  signal?: AbortSignal,
): Promise<unknown> => {
  const words = toastsOf(call)
  const wanted = showsAll(call) ? { status: 'all', ...input } : input
  try {
    return await whileLoading(words, () => send(call, wanted, transport, signal))
  } catch (thrown) {
    const error = toApiError(thrown)
    const text = failureText(words, error)
    // People who are no longer signed in are led to log-in with a message of its own.
    if (error.code !== 'notSignedIn' && error.code !== 'secondFactorMissing')
      toast.error(text, { id: text })
    throw error
  }
}

/**
 * The API as the admin area reads it: with drafts, and what takes long or fails is told, in the words of the table
 * of toasts.
 */
export const panelClient = bindCalls(api, askForPanel)
