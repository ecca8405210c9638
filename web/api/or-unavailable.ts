import { data, isRouteErrorResponse } from 'react-router'

// The server throws its own `ApiError`, another class than this build's: only its status tells.
const statusOf = (error: unknown): unknown =>
  error instanceof Error && 'status' in error ? error.status : undefined

// What cannot be the id of anything is refused before it is sent.
const isRefused = (error: unknown): boolean =>
  [400, 404].some((status) => status === statusOf(error)) ||
  (error instanceof Error && error.name === 'ZodError')

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
    throw data(words, { status: isRefused(error) ? 404 : 503 })
  }
}
