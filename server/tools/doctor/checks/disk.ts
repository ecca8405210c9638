import { statfsSync } from 'node:fs'
import { type DoctorCheck, fineFinding, warningFinding, wrongFinding } from '../check.ts'
import { nearestExistingFolder } from '../nearest-folder.ts'

const megabyte = 1_000_000
const little = 1_000 * megabyte
const tooLittle = 200 * megabyte

export const diskCheck: DoctorCheck = {
  name: 'disk',
  run: async ({ env }) => {
    const { bavail, bsize } = statfsSync(nearestExistingFolder(env.DATA_DIR))
    const free = bavail * bsize
    const says = `${Math.floor(free / megabyte)} MB are free in ${env.DATA_DIR}.`
    const remedy =
      'Free some space: old backups and before-restore folders in DATA_DIR can be deleted.'
    if (free < tooLittle) return wrongFinding(says, remedy)
    return free < little ? warningFinding(says, remedy) : fineFinding(says)
  },
}
