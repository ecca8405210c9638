import { linkNamesContent } from '#contract/content/publication-marks.ts'

/** Default labels for publication links, by kind. */
export const linkKindStrings = linkNamesContent.defaults
