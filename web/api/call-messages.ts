import { ApiError } from '#contract/call/api-error.ts'
import { toast } from '#web/ui/dialog/toast.ts'
import type { CallToasts } from './toasts.ts'

const unreachable = 'The server cannot be reached. Check your connection and try again.'

const away = 'The server cannot answer right now. Nothing typed is lost: try again in a moment.'

/** Messages for responses of a reverse proxy instead of our server, by HTTP status. */
const ofProxies: Readonly<Record<number, string>> = {
  413: 'This is more than the server takes at once. Choose a smaller file.',
  502: away,
  503: away,
  504: away,
}

/** Converts an error of a call to an `ApiError`. Network errors get the code `unreachable`. */
export const toApiError = (error: unknown): ApiError => {
  if (!(error instanceof ApiError))
    return new ApiError('unreachable', unreachable, { cause: error })
  const { code, status } = error
  if (code !== 'unknown') return error
  const message = status < 300 ? away : (ofProxies[status] ?? error.message)
  return new ApiError(code, message, { status, cause: error })
}

/** Returns the toast text for an error of a call. */
export const errorToastText = (toasts: CallToasts, error: ApiError): string => {
  const { failure, preferServer } = toasts
  if (error.code === 'unreachable' && toasts.unreachable) return toasts.unreachable
  if (error.code === 'notFound' && toasts.missing) return toasts.missing
  const isIncomplete = error.code === 'brokenAnswer'
  if (failure === undefined || (isIncomplete && !toasts.success)) return error.message
  return preferServer && !isIncomplete && error.code !== 'unknown' ? error.message : failure
}

// Fast calls show no loading toast, because it would only flicker.
const pauseMs = 250

/** Runs `work` and shows the loading toast of the call if this takes long. */
export const withLoadingToast = async <T>(
  { loading }: CallToasts,
  work: () => Promise<T>,
): Promise<T> => {
  if (loading === undefined) return work()
  const timer = setTimeout(() => toast.loading(loading, { id: loading }), pauseMs)
  try {
    return await work()
  } finally {
    clearTimeout(timer)
    toast.remove(loading)
  }
}
