import { existsSync } from 'node:fs'
import { dirname } from 'node:path'

/** A folder, or the nearest one above it that is there already. */
export const nearestFolder = (folder: string): string =>
  existsSync(folder) || dirname(folder) === folder ? folder : nearestFolder(dirname(folder))
