// Numbers of characters that public pages show. Separate constants, so that pages only contain the numbers they use.
export const latestPostTitleLength = 60
export const latestPostDescriptionLength = 226
export const projectSummaryLength = 600
export const publicationTitleLength = 50
/** For qualifications and designation each. */
export const contributorTextLength = 40
/** For the author list of a publication. */
export const shownAuthorsLength = 240
