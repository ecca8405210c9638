import { fileNameTimestamp } from './new-files.ts'

const prefix = 'nightly-'

/** Names a scheduled backup. Only backups with such names are removed automatically. */
export const nightlyBackupName = (moment: Date): string => `${prefix}${fileNameTimestamp(moment)}`

export const isNightlyBackupName = (name: string): boolean => /^nightly-[\dTZ-]+$/.test(name)
