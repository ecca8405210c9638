import { listAdministratorEmails } from '#server/auth/store.ts'
import type { Database } from '#server/base/db/database.ts'
import type { MailQueue } from '#server/base/mail/queue.ts'
import { type BackgroundWorker, createBackgroundWorker } from '#server/base/mail/worker.ts'
import { readSiteSettings } from '#server/settings/store.ts'
import { buildOldBackupMail } from './mails.ts'
import { claimOldBackupMail, isBackupTooOld, readLastBackup } from './store.ts'

interface Place {
  readonly database: Database
  readonly mailQueue: MailQueue
  readonly publicUrl: string
  readonly at: string
  now(): Date
}

/** Time after a start before a missed backup is reported. It suffices for three tries, an hour apart. */
const graceMs = 4 * 3_600_000

/** Mails administrators once if the last backup is too old. Runs independently of the backup job, because that may hang. */
export const createBackupAgeMonitor = (
  { database: { queries }, mailQueue, publicUrl, at, now }: Place,
  onError: (error: unknown) => void,
): BackgroundWorker => {
  const since = now().getTime()
  return createBackgroundWorker(async () => {
    if (at === '' || now().getTime() - since < graceMs) return 0
    if (!(await isBackupTooOld(queries, now()))) return 0
    const mailedCount = await queries.transaction().execute(async (tx) => {
      const { last, problem } = await readLastBackup(tx, now())
      if (!(await claimOldBackupMail(tx, last?.day ?? 'none'))) return 0
      const age = { problem, lastAt: last?.madeAt ?? null, now: now() }
      const site = { siteName: (await readSiteSettings(tx)).name, publicUrl }
      const addresses = await listAdministratorEmails(tx)
      for (const to of addresses) await mailQueue.add(tx, buildOldBackupMail(to, age, site))
      return addresses.length
    })
    if (mailedCount > 0) mailQueue.kick()
    return mailedCount
  }, onError)
}
