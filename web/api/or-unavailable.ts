import { data, isRouteErrorResponse } from 'react-router'

// The server throws its own `ApiError`, another class than this build's: only its code tells.
const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

/** Whether nothing has the id that was asked for; what cannot be one is refused before it is sent. */
export const isUnknown = (error: unknown): boolean =>
  ['invalid', 'notFound'].some((code) => code === codeOf(error))

/** Words that go with a page that could not be shown: noted only, or told in a toast. */
export interface FailureWords {
  readonly note?: string
  readonly toast?: string
}

/** What a call answers; without it the page is 404 when the thing is unknown, 503 when we cannot tell. */
export const orUnavailable = async <T>(call: Promise<T>, words: FailureWords = {}): Promise<T> => {
  try {
    return await call
  } catch (error) {
    // What the page's own loader has answered already.
    if (isRouteErrorResponse(error)) throw error
    throw data(words, { status: isUnknown(error) ? 404 : 503 })
  }
}

/** Whether an error is that there is no such page. */
export const isMissing = (error: unknown): boolean =>
  isRouteErrorResponse(error) && error.status === 404

/** What a toast says about a page that could not be shown. */
export const toastOf = (error: unknown): string | undefined =>
  isRouteErrorResponse(error) && typeof error.data?.toast === 'string'
    ? error.data.toast
    : undefined
