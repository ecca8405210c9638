import { explain } from '#server/process/command.ts'
import type { Check, Finding, Patient } from './check.ts'
import { backup } from './checks/backup.ts'
import { clock } from './checks/clock.ts'
import { database } from './checks/database.ts'
import { disk } from './checks/disk.ts'
import { mail } from './checks/mail.ts'
import { migrations } from './checks/migrations.ts'
import { permissions } from './checks/permissions.ts'
import { proxy } from './checks/proxy.ts'
import { storage } from './checks/storage.ts'
import { settings } from './checks/unwise-settings.ts'
import { update } from './checks/update.ts'

/** All checks, in the order of the report. */
const checks: readonly Check[] = [
  settings,
  update,
  disk,
  permissions,
  database,
  clock,
  migrations,
  storage,
  mail,
  proxy,
  backup,
]

export type Named = Finding & { readonly name: string }

const failed = (error: unknown): Finding => ({
  state: 'wrong',
  says: explain(error).split('\n')[0] ?? '',
  remedy: 'Put this right and run the doctor again.',
})

/** Finding of a check that needs the database, which has already been reported as failed. */
const unseen: Finding = {
  state: 'warning',
  says: 'This cannot be seen without the database.',
  remedy: 'Put the database right first.',
}

/** Runs all checks. A check that throws counts as wrong. */
export const examine = async (patient: Patient): Promise<Named[]> => {
  const found: Named[] = []
  for (const { name, look, asksDatabase = false } of checks) {
    const isOut = found.some((each) => each.name === database.name && each.state === 'wrong')
    const finding = asksDatabase && isOut ? unseen : await look(patient).catch(failed)
    found.push({ name, ...finding })
  }
  return found
}
