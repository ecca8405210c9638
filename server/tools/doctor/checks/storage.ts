import { randomUUID } from 'node:crypto'
import { constants, existsSync } from 'node:fs'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '#server/env.ts'
import { openMediaStorage } from '#server/process/open-storage.ts'
import {
  createFailureFinding,
  createFineFinding,
  type DoctorCheck,
  type DoctorFinding,
} from '../check.ts'

const tryBucket = async (env: Env): Promise<DoctorFinding> => {
  const storage = openMediaStorage(env)
  const name = `doctor-${randomUUID()}.txt`
  const bytes = new TextEncoder().encode('Salus was here')
  await storage.put(name, bytes)
  const found = await storage.get(name)
  await storage.delete(name)
  return found && Buffer.from(found).equals(bytes)
    ? createFineFinding(`The bucket ${env.S3_BUCKET} takes files and gives them back.`)
    : createFailureFinding(
        `The bucket ${env.S3_BUCKET} does not give back what was put there.`,
        'Look at what lies between Salus and the store: a cache, or a bucket of another store.',
      )
}

export const storageCheck: DoctorCheck = {
  name: 'storage',
  run: async ({ env }) => {
    if (env.S3_BUCKET) return tryBucket(env)
    const folder = join(env.DATA_DIR, 'media')
    if (!existsSync(folder))
      return createFineFinding('There are no pictures yet: the first one makes their folder.')
    const isWritable = await access(folder, constants.R_OK | constants.W_OK).then(
      () => true,
      () => false,
    )
    return isWritable
      ? createFineFinding(`Pictures are kept in ${folder}.`)
      : createFailureFinding(
          `${folder} cannot be written to.`,
          'Give the folder to the user that Salus runs as: chown -R salus: FOLDER.',
        )
  },
}
