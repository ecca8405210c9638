import { stamp } from './files.ts'

const prefix = 'nightly-'

/** Names a scheduled backup. Only backups with such names are removed automatically. */
export const nightlyName = (moment: Date): string => `${prefix}${stamp(moment)}`

export const isNightly = (name: string): boolean => /^nightly-[\dTZ-]+$/.test(name)
