import { newsletterLabels } from '#contract/content/labels/newsletter.ts'

export const newsletterIssueStrings = {
  failed: 'Failed to load issue',
  kinds: {
    ...newsletterLabels.defaults.kinds,
    publication: 'Publications',
    project: 'Projects',
    item: 'Items',
  },
}
