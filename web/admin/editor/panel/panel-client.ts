import { api } from '#contract/api.ts'
import type { ApiCall, CallInput } from '#contract/call/call.ts'
import { createCallFunctions, sendCall } from '#contract/call/client.ts'
import { browserClientOptions } from '#web/api/browser-client.ts'
import { errorToastText, toApiError, withLoadingToast } from '#web/api/call-messages.ts'
import { toastsOfCall } from '#web/api/toasts-of.ts'
import { toast } from '#web/ui/dialog/toast.ts'

/** Whether a public call accepts `status`, with which editors also get drafts and scheduled entries. */
const showsAll = ({ access, input }: ApiCall) => access === 'public' && 'status' in input.shape

/**
 * Sends an API call, with toasts while it is slow and when it fails. Requests entries of every status by
 * default.
 */
export const callForPanel = async (
  call: ApiCall,
  input: CallInput<ApiCall>,
  signal?: AbortSignal,
): Promise<unknown> => {
  const strings = toastsOfCall(call)
  const wanted = showsAll(call) ? { status: 'all', ...input } : input
  try {
    return await withLoadingToast(strings, () =>
      sendCall(call, wanted, browserClientOptions, signal),
    )
  } catch (thrown) {
    const error = toApiError(thrown)
    const text = errorToastText(strings, error)
    // Users who are no longer signed in are redirected to the log-in, which shows its own message.
    if (error.code !== 'notSignedIn' && error.code !== 'secondFactorMissing')
      toast.error(text, { id: text })
    throw error
  }
}

/** API client of the admin area. Includes drafts, and shows toasts for slow and failed calls. */
export const panelClient = createCallFunctions(api, callForPanel)
