/** Explains in one sentence why a site cannot be imported. The message is shown to the user. */
export class RejectedSiteError extends Error {
  readonly isTooLarge: boolean
  constructor(sentence: string, isTooLarge = false) {
    super(sentence)
    this.isTooLarge = isTooLarge
  }
}

/** Result of reading a site, as plain data, because errors lose their class between processes. */
export type SiteReadOutcome<T> =
  | { readonly done: T }
  | { readonly refused: string; readonly isTooLarge: boolean }

/** Runs work and returns its result. Catches a `RejectedSiteError` and returns it as plain data. */
export const catchRejectedSiteError = async <T>(
  work: () => Promise<T>,
): Promise<SiteReadOutcome<T>> => {
  try {
    return { done: await work() }
  } catch (error) {
    if (!(error instanceof RejectedSiteError)) throw error
    return { refused: error.message, isTooLarge: error.isTooLarge }
  }
}
