/** Words about what is shown to whom and when. */
export const publishing = {
  legend: (state: string) => `Visibility: ${state}`,
  status: 'Status',
  published: 'Published',
  draft: 'Draft',
  statusHint: 'A draft is seen by editors only, and may be incomplete.',
  publishAt: 'Shown from',
  unpublishAt: 'Shown until',
  /** Beside every time. */
  zone: (zone: string) => `In the time zone ${zone}. Empty: no limit.`,
  badges: { draft: 'Draft', scheduled: 'Scheduled', over: 'No longer shown' },
  preview: 'View preview',
  share: 'Copy preview link',
  shared: 'Copied. The link works for seven days.',
  revoke: 'Revoke preview links',
  notCopied: 'The link could not be copied',
}
