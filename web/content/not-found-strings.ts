/** Shown above the heading of the error page for an unknown path. */
export const notFoundStrings = { code: '404' }
