// How many characters of a text the public pages show. One by one, so that pages carry the bare numbers.
export const latestPostTitleLength = 60
export const latestPostDescriptionLength = 226
export const projectSummaryLength = 600
export const publicationTitleLength = 50
/** Of the qualifications and the designation of a contributor, each. */
export const contributorTextLength = 40
/** Of a publication's authors in the list. */
export const shownAuthorsLength = 240
