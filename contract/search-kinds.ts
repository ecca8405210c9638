/** What can be found, in the order in which results are shown. */
export const searchKinds = ['project', 'publication', 'person', 'news', 'page', 'grant'] as const
export type SearchKind = (typeof searchKinds)[number]

/** Results are counted no further than this, kind by kind: nobody looks through more. */
export const mostCounted = 10_000
