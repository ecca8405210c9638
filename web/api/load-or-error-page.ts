import { data, isRouteErrorResponse } from 'react-router'

// The server bundles its own `ApiError` class, so `instanceof` fails here and only the error code is
// compared.
const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

/** Whether an error means that no entry has the id. The code `invalid` means that the id is malformed. */
export const isUnknownIdError = (error: unknown): boolean =>
  ['invalid', 'notFound'].some((code) => code === codeOf(error))

/** Texts for a failed page: `note` is logged, `toast` is shown. */
export interface PageErrorTexts {
  readonly note?: string
  readonly toast?: string
}

/** Awaits a call. Throws 404 if the entry does not exist, and 503 after any other error. */
export const loadOrErrorPage = async <T>(
  call: Promise<T>,
  words: PageErrorTexts = {},
): Promise<T> => {
  try {
    return await call
  } catch (error) {
    // `call` may contain another `loadOrErrorPage`, whose error already has a status.
    if (isRouteErrorResponse(error)) throw error
    throw data(words, { status: isUnknownIdError(error) ? 404 : 503 })
  }
}

export const isNotFoundError = (error: unknown): boolean =>
  isRouteErrorResponse(error) && error.status === 404

/** Returns the toast of an error response. Undefined if it has none. */
export const toastOfError = (error: unknown): string | undefined =>
  isRouteErrorResponse(error) && typeof error.data?.toast === 'string'
    ? error.data.toast
    : undefined
