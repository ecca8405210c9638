import { existsSync } from 'node:fs'
import { dirname } from 'node:path'

/** Returns the folder, or its nearest existing parent. */
export const findNearestExistingFolder = (folder: string): string =>
  existsSync(folder) || dirname(folder) === folder
    ? folder
    : findNearestExistingFolder(dirname(folder))
