import { linkNamesContent } from '#contract/content/publication-marks.ts'

/** What a further link of a publication leads to, as it ships. */
export const linkKinds = linkNamesContent.defaults
