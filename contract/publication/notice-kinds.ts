/** What publishers add to a work once it has appeared. */
export const noticeKinds = ['correction', 'concern', 'retraction'] as const
