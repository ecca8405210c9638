import { linkNamesContent } from '#contract/content/publication-marks.ts'

/** Default labels for publication links, by kind. */
export const linkKinds = linkNamesContent.defaults
