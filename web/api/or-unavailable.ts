import { data, isRouteErrorResponse } from 'react-router'

// The server throws its own `ApiError`, which is another class than this build's, so only the code
// is compared.
const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

/** Whether an error means that no entry has the id. Malformed ids are rejected before sending. */
export const isUnknown = (error: unknown): boolean =>
  ['invalid', 'notFound'].some((code) => code === codeOf(error))

/** Texts for a failed page: `note` is logged, `toast` is shown. */
export interface FailureWords {
  readonly note?: string
  readonly toast?: string
}

/** Awaits a call. Throws 404 if the entry does not exist, and 503 after any other error. */
export const orUnavailable = async <T>(call: Promise<T>, words: FailureWords = {}): Promise<T> => {
  try {
    return await call
  } catch (error) {
    // Rethrows an error of the page's own loader.
    if (isRouteErrorResponse(error)) throw error
    throw data(words, { status: isUnknown(error) ? 404 : 503 })
  }
}

/** Whether an error is a 404 response. */
export const isMissing = (error: unknown): boolean =>
  isRouteErrorResponse(error) && error.status === 404

/** Returns the toast of an error response. Undefined if it has none. */
export const toastOf = (error: unknown): string | undefined =>
  isRouteErrorResponse(error) && typeof error.data?.toast === 'string'
    ? error.data.toast
    : undefined
