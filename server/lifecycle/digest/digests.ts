import type { Database } from '#server/base/db/database.ts'
import type { MailQueue } from '#server/base/mail/queue.ts'
import { type BackgroundWorker, createBackgroundWorker } from '#server/base/mail/worker.ts'
import { readSettingsWithExamples } from '#server/settings/store.ts'
import { buildDigestMail } from './mails.ts'
import { claimDigest, listDueDigests, readPendingDigestItems } from './store.ts'

interface Place {
  readonly database: Database
  readonly mailQueue: MailQueue
  readonly health: { catchUp(): Promise<void> }
  readonly publicUrl: string
  now(): Date
}

/** Mails digests once a day or week. The instance that claims a digest first queues the mail in the same transaction. */
export const createDigestWorker = (
  { database, mailQueue, health, publicUrl, now }: Place,
  onError: (error: unknown) => void,
): BackgroundWorker => {
  const { queries } = database
  const work = async (): Promise<number> => {
    const moment = now()
    const due = await listDueDigests(queries, moment)
    if (due.length === 0) return 0
    await health.catchUp()
    const { settings } = await readSettingsWithExamples(queries)
    const site = { siteName: settings.name, publicUrl }
    let sentCount = 0
    for (const person of due) {
      const isTold = await queries.transaction().execute(async (tx) => {
        if (!(await claimDigest(tx, person, moment))) return false
        const mail = buildDigestMail(person, await readPendingDigestItems(tx, person, moment), site)
        if (mail) await mailQueue.add(tx, mail)
        return mail !== null
      })
      if (isTold) sentCount++
    }
    if (sentCount > 0) mailQueue.kick()
    return sentCount
  }
  return createBackgroundWorker(work, onError)
}
