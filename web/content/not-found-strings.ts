/** Shown above the page for an unknown path. */
export const notFoundStrings = { code: '404' }
