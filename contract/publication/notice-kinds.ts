/** Kinds of notices that publishers add to a work after its publication. */
export const publicationNoticeKinds = ['correction', 'concern', 'retraction'] as const
