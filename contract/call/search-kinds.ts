/** What can be found, in the order in which results are shown. */
export const searchKinds = ['project', 'publication', 'person', 'news', 'page', 'grant'] as const
export type SearchKind = (typeof searchKinds)[number]

/** Results are counted up to this, kind by kind, and said to be more than that where they are: nobody looks through all. */
export const mostCounted = 1_000
