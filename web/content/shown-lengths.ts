// Number of characters after which public pages truncate a text. Separate constants, so that the scripts of a
// page contain only the numbers it uses.
export const maxLatestPostTitleLength = 60
export const maxLatestPostDescriptionLength = 226
export const maxProjectSummaryLength = 600
export const maxPublicationTitleLength = 50
/** Limit for the qualifications and the designation of a contributor, each. */
export const maxContributorTextLength = 40
/** Limit for the author list of a publication in lists. */
export const maxShownAuthorsLength = 240
