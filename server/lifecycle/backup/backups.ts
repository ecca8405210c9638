import { administratorEmails } from '#server/auth/store.ts'
import type { Database } from '#server/base/db/database.ts'
import { keepLease } from '#server/base/db/lease.ts'
import type { MailQueue } from '#server/base/mail/queue.ts'
import { createWorker, type Worker } from '#server/base/mail/worker.ts'
import { readSiteSettings } from '#server/settings/store.ts'
import { lastDayAt } from './day.ts'
import { failureMail } from './mails.ts'
import {
  claim,
  giveUp,
  isFirstGivenUp,
  isSettled,
  letGo,
  type Made,
  noteFailed,
  noteMade,
  readLast,
  stayAt,
} from './store.ts'

interface Place {
  readonly database: Database
  readonly mailQueue: MailQueue
  readonly publicUrl: string
  /** The time of day, in the site's time zone; empty for never. */
  readonly at: string
  /** Makes a backup and verifies it; stops when it is aborted. */
  make(signal: AbortSignal): Promise<Made>
  now(): Date
}

const sentenceOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

/**
 * Makes one backup a day, however many instances run: the first to note it makes it. One that was missed because nothing
 * ran is made up for. When it fails it is tried again, and then the administrators are told; not again on the days after.
 */
export const createBackups = (
  { database: { queries }, mailQueue, publicUrl, at, make, now }: Place,
  onError: (error: unknown) => void,
): Worker => {
  const leaving = new AbortController()

  const tell = async (day: string): Promise<void> => {
    await queries.transaction().execute(async (tx) => {
      if (!(await giveUp(tx, day, now())) || !(await isFirstGivenUp(tx, day))) return
      const { last, problem } = await readLast(tx, now())
      const failure = { problem, lastAt: last?.madeAt ?? null, now: now() }
      const site = { siteName: (await readSiteSettings(tx)).name, publicUrl }
      for (const to of await administratorEmails(tx)) {
        await mailQueue.add(tx, failureMail(to, failure, site))
      }
    })
    mailQueue.kick()
  }

  const makeOne = async (day: string): Promise<boolean> => {
    const stay = () => stayAt(queries, day, now())
    try {
      const backup = await keepLease(stay, onError, () => make(leaving.signal))
      await noteMade(queries, day, backup, now())
      return true
    } catch (error) {
      if (leaving.signal.aborted) {
        await letGo(queries, day, now())
        return false
      }
      onError(error)
      await noteFailed(queries, day, sentenceOf(error), now())
      return false
    }
  }

  const work = async (): Promise<number> => {
    if (at === '') return 0
    const { timeZone } = await readSiteSettings(queries)
    const day = lastDayAt(at, timeZone, now())
    if (await isSettled(queries, day)) return 0
    const isMade = (await claim(queries, day, now())) && (await makeOne(day))
    if (!isMade) await tell(day)
    return isMade ? 1 : 0
  }

  const worker = createWorker(work, onError)
  return {
    ...worker,
    stop: () => {
      leaving.abort()
      return worker.stop()
    },
  }
}
