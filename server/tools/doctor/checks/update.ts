import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { version } from '#server/base/process/version.ts'
import { createFailureFinding, createFineFinding, type DoctorCheck } from '../check.ts'

export const updateCheck: DoctorCheck = {
  name: 'update',
  run: async () => {
    const { SALUS_HOME: home } = process.env
    return home !== undefined && existsSync(join(home, 'update.json'))
      ? createFailureFinding(
          'An update was interrupted, or is running.',
          'salus update --finish, or salus start.',
        )
      : createFineFinding(`This is Salus ${version}.`)
  },
}
