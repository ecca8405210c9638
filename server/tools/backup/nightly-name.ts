import { formatFileNameTimestamp } from './new-files.ts'

const prefix = 'nightly-'

/** Names a scheduled backup. Only backups with such names are removed automatically. */
export const buildNightlyBackupName = (moment: Date): string =>
  `${prefix}${formatFileNameTimestamp(moment)}`

export const isNightlyBackupName = (name: string): boolean => /^nightly-[\dTZ-]+$/.test(name)
