import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { version } from '#server/base/process/version.ts'
import { type Check, fine, wrong } from '../check.ts'

export const update: Check = {
  name: 'update',
  look: async () => {
    const { SALUS_HOME: home } = process.env
    return home !== undefined && existsSync(join(home, 'update.json'))
      ? wrong('An update was cut short, or is under way.', 'salus update --finish, or salus start.')
      : fine(`This is Salus ${version}.`)
  },
}
