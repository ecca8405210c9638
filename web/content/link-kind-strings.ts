import { publicationLinkNamesContent } from '#contract/content/publication-marks.ts'

/** Default labels for publication links, by kind. */
export const publicationLinkKindStrings = publicationLinkNamesContent.defaults
