import { data, isRouteErrorResponse } from 'react-router'

/** Noted if a list could not be read. Visitors see texts of the page. */
export const listError = 'Failed to load teams'

/** What a page has instead of its list when that could not be read. */
export interface NotLoaded {
  readonly error: string
}

/** Answers with the rest of the page; nobody keeps it, so the next visitor has another chance. */
export const notLoaded = () => data<NotLoaded>({ error: listError }, { status: 503 })

/** The list of a page, or null when it could not be read. */
export const loaded = <T extends object>(list: T | NotLoaded | undefined): T | null =>
  list === undefined || 'error' in list ? null : list

/** For a page's `clientLoader`: when the list cannot be loaded, the rest of the page is still shown. */
export const orNotLoaded = async <T>(serverLoader: () => Promise<T>): Promise<T | NotLoaded> => {
  try {
    return await serverLoader()
  } catch (error) {
    // A redirect, or an answer that this is no page.
    if (error instanceof Response || isRouteErrorResponse(error)) throw error
    return { error: listError }
  }
}
