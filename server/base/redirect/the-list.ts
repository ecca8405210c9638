/** Used instead of an entry id in redirects to a list page. */
export const listPageEntryId = 'list'
