import { migrations as known } from '#server/base/db/migrations/index.ts'
import {
  createFailureFinding,
  createFineFinding,
  createWarningFinding,
  type DoctorCheck,
} from '../check.ts'
import { queryIfTableExists } from '../query-if-exists.ts'

export const migrationsCheck: DoctorCheck = {
  name: 'migrations',
  needsDatabase: true,
  run: async ({ env }) => {
    const question = 'select name from migration order by name'
    const rows = await queryIfTableExists(env, question)
    if (rows === null) return createFineFinding('Nothing is migrated yet: the first start does it.')
    const applied = new Set(rows.map((row) => String(row.name)))
    const names = known.map(({ name }) => name)
    const newer = [...applied].filter((name) => !names.includes(name))
    if (newer.length > 0) {
      return createFailureFinding(
        `The database is of a newer Salus: it knows the step ${newer.at(-1)}.`,
        'Start the newer version, or restore a backup from before it.',
      )
    }
    const pending = names.filter((name) => !applied.has(name))
    return pending.length === 0
      ? createFineFinding(`All ${names.length} steps of the schema are taken.`)
      : createWarningFinding(
          `${pending.length} steps of the schema are still to be taken, from ${pending[0]} on.`,
          'Start Salus: it takes them by itself, after a copy of an embedded database.',
        )
  },
}
