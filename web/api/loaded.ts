import { data, isRouteErrorResponse } from 'react-router'

/** Log message if a list could not be loaded. Visitors see a text of the page instead. */
export const listLoadErrorMessage = 'Failed to load teams'

/** Replaces the loader data of a page if its list could not be loaded. */
export interface ListLoadError {
  readonly error: string
}

/** Returns a response for a page without its list. Its status 503 prevents caching. */
export const createListErrorResponse = () =>
  data<ListLoadError>({ error: listLoadErrorMessage }, { status: 503 })

/** Returns the loader data, or null if the list could not be loaded. */
export const listOrNullOnError = <T extends object>(
  list: T | ListLoadError | undefined,
): T | null => (list === undefined || 'error' in list ? null : list)

/** Runs a page's `clientLoader`. If the list cannot be loaded, the rest of the page is shown. */
export const catchListError = async <T>(
  serverLoader: () => Promise<T>,
): Promise<T | ListLoadError> => {
  try {
    return await serverLoader()
  } catch (error) {
    // Redirects and error responses are handled by the router.
    if (error instanceof Response || isRouteErrorResponse(error)) throw error
    return { error: listLoadErrorMessage }
  }
}
