export const publicationWatchIntervals = ['off', 'weekly', 'daily'] as const
export type PublicationWatchInterval = (typeof publicationWatchIntervals)[number]
