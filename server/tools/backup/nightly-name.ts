import { stamp } from './files.ts'

const prefix = 'nightly-'

/** What a backup is called that Salus makes by itself; only those are removed by and by. */
export const nightlyName = (moment: Date): string => `${prefix}${stamp(moment)}`

/** Whether a backup has such a name. */
export const isNightly = (name: string): boolean => /^nightly-[\dTZ-]+$/.test(name)
