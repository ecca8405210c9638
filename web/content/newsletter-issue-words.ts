import { newsletterLabels } from '#contract/content/labels/newsletter.ts'

/** What an issue's parts are called where an administrator chooses them, and what is noted when it could not be read. */
export const newsletterIssue = {
  failed: 'Failed to load issue',
  kinds: {
    ...newsletterLabels.defaults.kinds,
    publication: 'Publications',
    project: 'Projects',
  },
}
