import { z } from 'zod'
import { shellCommandFor } from '#server/base/process/command-line.ts'
import { openBackupStore } from '#server/tools/backup/open-backup-store.ts'
import {
  createFailureFinding,
  createFineFinding,
  createWarningFinding,
  type DoctorCheck,
  type DoctorContext,
  type DoctorFinding,
} from '../check.ts'
import { queryIfTableExists } from '../query-if-exists.ts'

const dayMs = 24 * 3_600_000
const lastMade = `select data from work where kind = 'backup' and state = 'done' order by "groupId" desc limit 1`
const lastProblem = `select problem from work where kind = 'backup' and problem <> '' order by "groupId" desc limit 1`
const made = z.object({ madeAt: z.string(), name: z.string() })

const ago = (days: number): string =>
  days === 0 ? 'today' : days === 1 ? 'a day ago' : `${days} days ago`

const byHand = `${shellCommandFor('backup', 'FOLDER')} makes one now.`

/** Reports that no backup exists, with the last error if there is one. */
const reportMissingBackup = async ({ env }: DoctorContext): Promise<DoctorFinding> => {
  const [failed] = (await queryIfTableExists(env, lastProblem)) ?? []
  return failed
    ? createFailureFinding(`There is no backup: ${failed.problem}`, `Fix that; ${byHand}`)
    : createWarningFinding(
        'There is no backup yet.',
        `Salus makes the first one at ${env.BACKUP_AT} of the day after its first start; ${byHand}`,
      )
}

export const backupCheck: DoctorCheck = {
  name: 'backup',
  needsDatabase: true,
  run: async (patient) => {
    const { env, now } = patient
    if (env.BACKUP_AT === '') {
      return createWarningFinding(
        'BACKUP_AT is empty: Salus makes no backups by itself.',
        'Remove BACKUP_AT from the settings, unless something else makes them.',
      )
    }
    const [last] = (await queryIfTableExists(env, lastMade)) ?? []
    if (!last) return reportMissingBackup(patient)
    const { name, madeAt } = made.parse(JSON.parse(String(last.data)))
    const days = Math.floor((now.getTime() - Date.parse(madeAt)) / dayMs)
    const says = `The last backup, ${name}, was made ${ago(days)}`
    if (!(await openBackupStore(env, env.BACKUP_TO).list()).includes(name)) {
      return createFailureFinding(
        `${says}, and is not in ${env.BACKUP_TO} any more.`,
        `Look whether that place is the right one, and whether something removes files there; ${byHand}`,
      )
    }
    if (days < 2) return createFineFinding(`${says} and is in ${env.BACKUP_TO}.`)
    return createFailureFinding(
      `${says} and is in ${env.BACKUP_TO}: none was made since.`,
      `The overview of the site says why; ${byHand}`,
    )
  },
}
