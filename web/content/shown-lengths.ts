// Numbers of characters that public pages show. Separate constants, so that pages only contain the numbers they use.
export const maxLatestPostTitleLength = 60
export const maxLatestPostDescriptionLength = 226
export const maxProjectSummaryLength = 600
export const maxPublicationTitleLength = 50
/** For qualifications and designation each. */
export const maxContributorTextLength = 40
/** For the author list of a publication. */
export const maxShownAuthorsLength = 240
