import { commandLine } from '#server/base/process/command-line.ts'
import { askDatabase } from '../ask-database.ts'
import { type Check, fine, wrong } from '../check.ts'

/** Checks that the database can be read and, for SQLite, its integrity. */
export const database: Check = {
  name: 'database',
  look: async ({ env }) => {
    if (env.DATABASE_URL) {
      const [row] = (await askDatabase(env, 'select version() as version')) ?? []
      const version = /PostgreSQL (\d+)/.exec(String(row?.version))?.[1] ?? ''
      return Number(version) >= 13
        ? fine(`PostgreSQL ${version} answers.`)
        : wrong(`PostgreSQL ${version} is too old.`, 'Update PostgreSQL to 13 or later.')
    }
    const rows = await askDatabase(env, 'pragma quick_check')
    if (rows === null) return fine('There is no database yet: the first start makes one.')
    const faults = rows.map((row) => String(row.quick_check)).filter((text) => text !== 'ok')
    return faults.length === 0
      ? fine('The embedded database is whole.')
      : wrong(
          `The embedded database is damaged: ${faults.slice(0, 3).join('; ')}`,
          `Stop Salus and restore the last backup: ${commandLine('restore', 'FOLDER')}.`,
        )
  },
}
