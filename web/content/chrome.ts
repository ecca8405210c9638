/** Shown above the page for an unknown path. */
export const notFound = { code: '404' }
