import { z } from 'zod'
import type { Database, Queries } from '#server/base/db/database.ts'
import { createTaskQueue, enqueueTask, type QueuedTask } from '#server/base/db/work.ts'
import type { Mail, Mailer } from './mail.ts'
import { type BackgroundWorker, createBackgroundWorker } from './worker.ts'

const stored = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  headers: z.record(z.string(), z.string()).optional(),
})

const minute = 60_000
/** Delays in milliseconds after each failure. After the last, the mail is given up. */
export const mailRetryDelaysMs = [1, 5, 15, 60, 180, 360, 720, 1440, 1440].map(
  (minutes) => minutes * minute,
)

export interface MailQueue extends BackgroundWorker {
  add(queries: Queries, mail: Mail): Promise<void>
}

export const createMailQueue = (
  database: Pick<Database, 'kind' | 'queries'>,
  mailer: Pick<Mailer, 'send'>,
  now: () => Date,
  onError: (error: unknown) => void,
): MailQueue => {
  const kind = 'mailQueue'
  const queue = createTaskQueue(database, kind, now)

  const sendOne = async (work: QueuedTask): Promise<boolean> => {
    try {
      await mailer.send(stored.parse(JSON.parse(work.data)))
      await queue.remove(work)
      return true
    } catch (error) {
      onError(error)
      await queue.retry(work, mailRetryDelaysMs[work.tries - 1], error)
      return false
    }
  }

  const work = async (isStopping: () => boolean): Promise<number> => {
    let sent = 0
    for await (const mail of queue.take(isStopping)) if (await sendOne(mail)) sent++
    return sent
  }

  return {
    ...createBackgroundWorker(work, onError),
    add: (queries, mail) =>
      enqueueTask(queries, { kind, createdAt: now().toISOString(), data: JSON.stringify(mail) }),
  }
}
