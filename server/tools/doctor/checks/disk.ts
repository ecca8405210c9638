import { statfsSync } from 'node:fs'
import {
  createFailureFinding,
  createFineFinding,
  createWarningFinding,
  type DoctorCheck,
} from '../check.ts'
import { findNearestExistingFolder } from '../nearest-folder.ts'

const megabyte = 1_000_000
const little = 1_000 * megabyte
const tooLittle = 200 * megabyte

export const diskCheck: DoctorCheck = {
  name: 'disk',
  run: async ({ env }) => {
    const { bavail, bsize } = statfsSync(findNearestExistingFolder(env.DATA_DIR))
    const free = bavail * bsize
    const says = `${Math.floor(free / megabyte)} MB are free in ${env.DATA_DIR}.`
    const remedy =
      'Free some space: old backups and before-restore folders in DATA_DIR can be deleted.'
    if (free < tooLittle) return createFailureFinding(says, remedy)
    return free < little ? createWarningFinding(says, remedy) : createFineFinding(says)
  },
}
