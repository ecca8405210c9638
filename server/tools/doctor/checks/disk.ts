import { statfsSync } from 'node:fs'
import { type Check, fine, warning, wrong } from '../check.ts'
import { nearestFolder } from '../nearest-folder.ts'

const megabyte = 1_000_000
const little = 1_000 * megabyte
const tooLittle = 200 * megabyte

/** Checks the free space for changes, backups and updates. */
export const disk: Check = {
  name: 'disk',
  look: async ({ env }) => {
    const { bavail, bsize } = statfsSync(nearestFolder(env.DATA_DIR))
    const free = bavail * bsize
    const says = `${Math.floor(free / megabyte)} MB are free in ${env.DATA_DIR}.`
    const remedy = 'Make room: old backups and before-restore folders in DATA_DIR may go.'
    if (free < tooLittle) return wrong(says, remedy)
    return free < little ? warning(says, remedy) : fine(says)
  },
}
