export const watchRhythms = ['off', 'weekly', 'daily'] as const
export type WatchRhythm = (typeof watchRhythms)[number]
