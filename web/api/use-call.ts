import { use, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ApiError, ApiOrClientErrorCode } from '#contract/call/api-error.ts'
import type { ApiCall, CallInput, ResponseBody } from '#contract/call/call.ts'
import { type FetchFunction, sendCall } from '#contract/call/client.ts'
import { expireSession } from '#web/session/session-guard.tsx'
import { toast } from '#web/ui/dialog/toast.ts'
import { browserClientOptions } from './browser-client.ts'
import { errorToastText, toApiError, withLoadingToast } from './call-messages.ts'
import { PasswordPromptContext } from './password-prompt-context.ts'
import type { CallToasts } from './toasts.ts'
import { toastsOfCall } from './toasts-of.ts'
import { useWaitForRender } from './use-shown.ts'

/** Whether the error means that someone else has changed or deleted the entry since the page was loaded. */
const isOutdated = ({ code }: ApiError) => outdated.includes(code)
const outdated: readonly ApiOrClientErrorCode[] = [
  'notFound',
  'staleVersion',
  'overtaken',
  'nameTaken',
  'accountExists',
  'inUse',
  'moved',
  'notRestorable',
  'parentGone',
]

/**
 * Returns a function that sends a call, shows its toast and reloads the page's data. It resolves
 * when the page shows the new data, and returns an `ApiError` instead of throwing. If the server
 * requires the password, it opens the password dialog and sends the call again.
 */
export const useApiCall = <C extends ApiCall>(
  call: C,
  {
    endsSession = false,
    fetch = browserClientOptions.fetch,
    told: toasts = toastsOfCall(call),
  }: { endsSession?: boolean; fetch?: FetchFunction; told?: CallToasts } = {},
) => {
  const [pending, setPending] = useState(false)
  const { revalidate } = useRevalidator()
  const shown = useWaitForRender()
  const askPassword = use(PasswordPromptContext)
  const reload = async () => {
    await revalidate()
    await shown()
  }

  const run = async (input: CallInput<C>): Promise<ResponseBody<C> | ApiError> => {
    setPending(true)
    try {
      const answer = await withLoadingToast(toasts, () =>
        sendCall(call, input, { ...browserClientOptions, fetch }),
      )
      const isDone = toasts.notYet === undefined || !(toasts.notYet in answer)
      if (toasts.success && isDone) toast.success(toasts.success)
      if (call.access !== 'public' && !endsSession) await reload()
      return answer
    } catch (thrown) {
      const error = toApiError(thrown)
      if (error.code === 'passwordNeeded' && askPassword)
        return (await askPassword(error.message)) ? await run(input) : error
      if (error.code === 'notSignedIn') expireSession()
      else toast.error(errorToastText(toasts, error))
      if (call.access !== 'public' && isOutdated(error)) await reload()
      return error
    } finally {
      setPending(false)
    }
  }

  return { run, pending }
}
