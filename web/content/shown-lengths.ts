// Maximum lengths in characters, after which public pages truncate texts. Each is a constant of its
// own, so that the scripts of a page contain only those that it uses.
export const maxLatestPostTitleLength = 60
export const maxLatestPostDescriptionLength = 226
export const maxProjectSummaryLength = 600
export const maxPublicationTitleLength = 50
/** Limit for the qualifications and the designation of a contributor, each. */
export const maxContributorTextLength = 40
/** Limit for the author list of a publication in lists. */
export const maxShownAuthorsLength = 240
