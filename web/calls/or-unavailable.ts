import { data } from 'react-router'
import { ApiError } from '#contract/api-error.ts'

/** What a call answers; without it the page is 404 when the thing is unknown, 503 when we cannot tell. */
export const orUnavailable = async <T>(call: Promise<T>): Promise<T> => {
  try {
    return await call
  } catch (error) {
    const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400)
    throw data(null, { status: isUnknown ? 404 : 503 })
  }
}
