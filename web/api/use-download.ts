import { useState } from 'react'
import type { ApiError } from '#contract/call/api-error.ts'
import type { ApiCall, CallInput } from '#contract/call/call.ts'
import { sendCallForFile } from '#contract/call/client.ts'
import { expireSession } from '#web/session/session-guard.tsx'
import { downloadFile } from '#web/ui/download.ts'
import { browserClientOptions } from './browser-client.ts'
import { toApiError } from './call-messages.ts'

/**
 * Returns a function that downloads the file of a call. It returns an `ApiError` instead of
 * throwing.
 */
export const useFileDownload = <C extends ApiCall>(call: C) => {
  const [pending, setPending] = useState(false)
  const run = async (input: CallInput<C>): Promise<ApiError | null> => {
    setPending(true)
    try {
      const response = await sendCallForFile(call, input, browserClientOptions)
      downloadFile(call.download?.name ?? 'file', await response.blob())
      return null
    } catch (thrown) {
      const error = toApiError(thrown)
      if (error.code === 'notSignedIn') expireSession()
      return error
    } finally {
      setPending(false)
    }
  }
  return { run, pending }
}
