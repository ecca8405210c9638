import { shellCommandFor } from '#server/base/process/command-line.ts'
import { createFailureFinding, createFineFinding, type DoctorCheck } from '../check.ts'
import { queryIfTableExists } from '../query-if-exists.ts'

/** Checks that the database can be read and, for SQLite, its integrity. */
export const databaseCheck: DoctorCheck = {
  name: 'database',
  run: async ({ env }) => {
    if (env.DATABASE_URL) {
      const [row] = (await queryIfTableExists(env, 'select version() as version')) ?? []
      const version = /PostgreSQL (\d+)/.exec(String(row?.version))?.[1] ?? ''
      return Number(version) >= 13
        ? createFineFinding(`PostgreSQL ${version} answers.`)
        : createFailureFinding(
            `PostgreSQL ${version} is too old.`,
            'Update PostgreSQL to 13 or later.',
          )
    }
    const rows = await queryIfTableExists(env, 'pragma quick_check')
    if (rows === null)
      return createFineFinding('There is no database yet: the first start makes one.')
    const faults = rows.map((row) => String(row.quick_check)).filter((text) => text !== 'ok')
    return faults.length === 0
      ? createFineFinding('The embedded database is whole.')
      : createFailureFinding(
          `The embedded database is damaged: ${faults.slice(0, 3).join('; ')}`,
          `Stop Salus and restore the last backup: ${shellCommandFor('restore', 'FOLDER')}.`,
        )
  },
}
