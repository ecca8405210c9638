import { explainError } from '#server/process/command.ts'
import type { DoctorCheck, DoctorContext, DoctorFinding } from './check.ts'
import { backupCheck } from './checks/backup.ts'
import { clockCheck } from './checks/clock.ts'
import { databaseCheck } from './checks/database.ts'
import { diskCheck } from './checks/disk.ts'
import { mailCheck } from './checks/mail.ts'
import { migrationsCheck } from './checks/migrations.ts'
import { permissionsCheck } from './checks/permissions.ts'
import { proxyCheck } from './checks/proxy.ts'
import { storageCheck } from './checks/storage.ts'
import { settingsCheck } from './checks/unwise-settings.ts'
import { updateCheck } from './checks/update.ts'

const checks: readonly DoctorCheck[] = [
  settingsCheck,
  updateCheck,
  diskCheck,
  permissionsCheck,
  databaseCheck,
  clockCheck,
  migrationsCheck,
  storageCheck,
  mailCheck,
  proxyCheck,
  backupCheck,
]

export type NamedFinding = DoctorFinding & { readonly name: string }

const failed = (error: unknown): DoctorFinding => ({
  state: 'wrong',
  says: explainError(error).split('\n')[0] ?? '',
  remedy: 'Fix this and run the doctor again.',
})

/** Finding of a check that needs the database, which has already been reported as failed. */
const uncheckedFinding: DoctorFinding = {
  state: 'warning',
  says: 'This cannot be checked without the database.',
  remedy: 'Fix the database first.',
}

/** Runs all checks. A check that throws is reported as failed. */
export const runDoctorChecks = async (patient: DoctorContext): Promise<NamedFinding[]> => {
  const found: NamedFinding[] = []
  for (const { name, run, needsDatabase = false } of checks) {
    const isOut = found.some((each) => each.name === databaseCheck.name && each.state === 'wrong')
    const finding = needsDatabase && isOut ? uncheckedFinding : await run(patient).catch(failed)
    found.push({ name, ...finding })
  }
  return found
}
