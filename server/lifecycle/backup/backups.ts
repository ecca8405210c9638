import { fromLocalTime } from '#contract/text/zone-time.ts'
import { listAdministratorEmails } from '#server/auth/store.ts'
import type { Database, Queries } from '#server/base/db/database.ts'
import { leaseExpiryFrom, renewLeaseDuring } from '#server/base/db/lease.ts'
import { createTaskQueue, type QueuedTask } from '#server/base/db/work.ts'
import type { MailQueue } from '#server/base/mail/queue.ts'
import { type BackgroundWorker, createBackgroundWorker } from '#server/base/mail/worker.ts'
import { readSiteSettings } from '#server/settings/store.ts'
import { latestBackupDueDay } from './day.ts'
import { buildBackupFailureMail } from './mails.ts'
import {
  addBackupJob,
  isBackupOfOtherTimeZone,
  isFirstFailedBackupDay,
  readLastBackup,
  type VerifiedBackup,
} from './store.ts'

interface Place {
  readonly database: Database
  readonly mailQueue: MailQueue
  readonly publicUrl: string
  readonly at: string
  make(signal: AbortSignal): Promise<VerifiedBackup>
  now(): Date
}

const maxTries = 3
const retryDelayMs = 3_600_000

/**
 * Makes one backup a day, on one of the instances. Makes up for a missed backup after a start. If all tries fail, mails
 * administrators once, until a backup succeeds again.
 */
export const createBackupWorker = (
  { database: { kind, queries }, mailQueue, publicUrl, at, make, now }: Place,
  onError: (error: unknown) => void,
): BackgroundWorker => {
  const leaving = new AbortController()
  const queueOf = (target: Queries) => createTaskQueue({ kind, queries: target }, 'backup', now)
  const queue = queueOf(queries)

  /** Schedules a retry, or gives up and mails administrators if this is the first failed day. */
  const fail = async (job: QueuedTask, error: unknown): Promise<void> => {
    const isOver = job.tries >= maxTries
    await queries.transaction().execute(async (tx) => {
      await queueOf(tx).retry(job, isOver ? undefined : retryDelayMs, error)
      if (!isOver || !(await isFirstFailedBackupDay(tx, job.groupId))) return
      const { last, problem } = await readLastBackup(tx, now())
      const failure = { problem, lastAt: last?.madeAt ?? null, now: now() }
      const site = { siteName: (await readSiteSettings(tx)).name, publicUrl }
      for (const to of await listAdministratorEmails(tx)) {
        await mailQueue.add(tx, buildBackupFailureMail(to, failure, site))
      }
    })
    mailQueue.kick()
  }

  const makeOne = async (job: QueuedTask, zone: string): Promise<number> => {
    const stay = () => queue.change(job, { nextAt: leaseExpiryFrom(now()) })
    try {
      const { problem, ...made } = await renewLeaseDuring(stay, onError, () => make(leaving.signal))
      const data = JSON.stringify({ ...made, madeAt: now().toISOString(), zone })
      await queue.end(job, 'done', { problem, data })
      return 1
    } catch (error) {
      // The server stops, so the try does not count. Another instance, or the next start, makes the backup.
      if (leaving.signal.aborted) await queue.change(job, { tries: job.tries - 1, nextAt: '' })
      else {
        onError(error)
        await fail(job, error)
      }
      return 0
    }
  }

  const work = async (): Promise<number> => {
    if (at === '') return 0
    const { timeZone } = await readSiteSettings(queries)
    const day = latestBackupDueDay(at, timeZone, now())
    const dueAt = fromLocalTime(`${day}T${at}`, timeZone)
    if (await isBackupOfOtherTimeZone(queries, timeZone, dueAt, now())) return 0
    const job = (await addBackupJob(queries, day, now())) ? await queue.claim(day) : undefined
    if (job === undefined) return 0
    if (job.tries <= maxTries) return makeOne(job, timeZone)
    // The instance that tried last was killed.
    await fail(job, job.problem)
    return 0
  }

  const worker = createBackgroundWorker(work, onError)
  return {
    ...worker,
    stop: () => {
      leaving.abort()
      return worker.stop()
    },
  }
}
