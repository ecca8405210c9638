import { ApiError } from '#contract/call/api-error.ts'
import { toast } from '#web/ui/dialog/toast.ts'
import type { CallToasts } from './toasts.ts'

const unreachable = 'The server cannot be reached. Check your connection and try again.'

const away = 'The server cannot answer right now. Nothing typed is lost: try again in a moment.'

/** What a person can do about the answer of a proxy before the server, by its status. */
const ofProxies: Readonly<Record<number, string>> = {
  413: 'This is more than the server takes at once. Choose a smaller file.',
  502: away,
  503: away,
  504: away,
}

/** What went wrong with a call, as a refusal; one that never reached the server is `unreachable`. */
export const toApiError = (error: unknown): ApiError => {
  if (!(error instanceof ApiError))
    return new ApiError('unreachable', unreachable, { cause: error })
  const { code, status } = error
  if (code !== 'unknown') return error
  const message = status < 300 ? away : (ofProxies[status] ?? error.message)
  return new ApiError(code, message, { status, cause: error })
}

/** Returns the toast for an error. A read names a response without its list, a write only says that it failed. */
export const failureText = (toasts: CallToasts, error: ApiError): string => {
  const { failure, preferServer } = toasts
  if (error.code === 'unreachable' && toasts.unreachable) return toasts.unreachable
  if (error.code === 'notFound' && toasts.missing) return toasts.missing
  const isIncomplete = error.code === 'brokenAnswer'
  if (failure === undefined || (isIncomplete && !toasts.success)) return error.message
  return preferServer && !isIncomplete && error.code !== 'unknown' ? error.message : failure
}

// Quick calls need no loading toast: it would only flicker.
const pauseMs = 250

/** Shows the loading toast of a call, if it has one, once the work takes a while and for as long as it does. */
export const whileLoading = async <T>(
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
