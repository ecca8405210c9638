import { constants, existsSync, statSync } from 'node:fs'
import { access } from 'node:fs/promises'
import { type Check, fine, warning, wrong } from '../check.ts'
import { nearestFolder } from '../nearest-folder.ts'

const everyoneElse = 0o077

/** Whether the data can be written by the user who runs this, and read by nobody else. */
export const permissions: Check = {
  name: 'permissions',
  look: async ({ env: { DATA_DIR: folder } }) => {
    const isWritable = await access(nearestFolder(folder), constants.W_OK).then(
      () => true,
      () => false,
    )
    if (!isWritable) {
      return wrong(
        `${folder} cannot be written to by this user.`,
        'Run this as the user that Salus runs as, or give the folder to it: chown -R salus: FOLDER.',
      )
    }
    if (!existsSync(folder)) return fine(`${folder} can be made.`)
    const { mode, uid } = statSync(folder)
    if (mode & everyoneElse) {
      return wrong(
        `${folder} can be read by other users: it holds addresses, messages and hashes of passwords.`,
        `chmod 700 ${folder}`,
      )
    }
    return uid === 0
      ? warning(
          `${folder} belongs to root, so that Salus has to run as root.`,
          'Make a user for Salus and give the folder to it, as deploy/salus.service shows.',
        )
      : fine(`${folder} belongs to whoever runs Salus, and nobody else reads it.`)
  },
}
