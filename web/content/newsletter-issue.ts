/** Every fixed word of an issue's public page. */
export const newsletterIssue = {
  /** Noted when it could not be read. */
  failed: 'Failed to load issue',
  eyebrow: 'Newsletter',
  all: 'All issues',
  kinds: {
    news: 'News',
    publication: 'Publications',
    project: 'Projects',
    progress: 'Research progress',
  },
}
