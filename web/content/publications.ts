import { linkNamesContent } from '#contract/content/publication-marks.ts'

/** What a further link of a publication leads to, as it ships. */
export const linkKinds = linkNamesContent.defaults

/** What publications say of themselves where they are cut or lack something. */
export const publications = {
  moreAuthors: (count: number) => `and ${count.toLocaleString('en')} more`,
  otherVersion: 'Other version',
}
