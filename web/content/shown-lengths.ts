/** How many characters of a text the public pages show. */
export const shownLengths = {
  latestPostTitle: 60,
  latestPostDescription: 226,
  projectSummary: 600,
  publicationTitle: 50,
  /** Qualifications and designation of a contributor. */
  contributorText: 40,
}
