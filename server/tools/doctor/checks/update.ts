import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { version } from '#server/base/process/version.ts'
import { type DoctorCheck, fineFinding, wrongFinding } from '../check.ts'

export const updateCheck: DoctorCheck = {
  name: 'update',
  run: async () => {
    const { SALUS_HOME: home } = process.env
    return home !== undefined && existsSync(join(home, 'update.json'))
      ? wrongFinding(
          'An update was interrupted, or is running.',
          'salus update --finish, or salus start.',
        )
      : fineFinding(`This is Salus ${version}.`)
  },
}
