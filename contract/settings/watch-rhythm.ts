/** Schedules of searches for new publications. */
export const watchRhythms = ['off', 'weekly', 'daily'] as const
export type WatchRhythm = (typeof watchRhythms)[number]
