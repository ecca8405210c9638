import { constants, existsSync, readdirSync, statSync } from 'node:fs'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import {
  createFailureFinding,
  createFineFinding,
  createWarningFinding,
  type DoctorCheck,
} from '../check.ts'
import { findNearestExistingFolder } from '../nearest-folder.ts'

const everyoneElse = 0o077
const ownerWrites = 0o200

/** Names in the data directory that Salus writes to. */
const written = ['lock', 'salus.db', 'salus.db-wal', 'salus.db-shm', 'media', 'outbox', 'work']

/** Returns a sentence about the first path that is read-only or has another owner, or undefined. */
const findProblem = (folder: string, owner: number): string | undefined => {
  const inside = written.map((name) => join(folder, name)).filter((path) => existsSync(path))
  const there = [folder, ...inside]
  const readOnly = there.find((path) => !(statSync(path).mode & ownerWrites))
  if (readOnly) return `${readOnly} is read-only: Salus can change nothing.`
  const media = join(folder, 'media')
  const pictures = existsSync(media) ? readdirSync(media).map((name) => join(media, name)) : []
  const others = [...there, ...pictures].find((path) => statSync(path).uid !== owner)
  return others && `${others} belongs to another user than ${folder}: Salus may not reach it.`
}

/** Checks that the data is writable by the current user, and readable by nobody else. */
export const permissionsCheck: DoctorCheck = {
  name: 'permissions',
  run: async ({ env: { DATA_DIR: folder } }) => {
    const isWritable = await access(findNearestExistingFolder(folder), constants.W_OK).then(
      () => true,
      () => false,
    )
    if (!isWritable) {
      return createFailureFinding(
        `${folder} cannot be written to by this user.`,
        'Run this as the user that Salus runs as, or give the folder to it: chown -R salus: FOLDER.',
      )
    }
    if (!existsSync(folder)) return createFineFinding(`${folder} can be made.`)
    const { mode, uid, gid } = statSync(folder)
    if (mode & everyoneElse) {
      return createFailureFinding(
        `${folder} can be read by other users: it holds addresses, messages and hashes of passwords.`,
        `chmod 700 ${folder}`,
      )
    }
    const hindrance = findProblem(folder, uid)
    if (hindrance) {
      return createFailureFinding(
        hindrance,
        `chown -R ${uid}:${gid} ${folder} && chmod -R u+rwX ${folder}`,
      )
    }
    return uid === 0
      ? createWarningFinding(
          `${folder} belongs to root, so that Salus has to run as root.`,
          'Make a user for Salus and give the folder to it, as deploy/salus.service shows.',
        )
      : createFineFinding(`${folder} belongs to whoever runs Salus, and nobody else reads it.`)
  },
}
