import { z } from 'zod'
import type { Database, Queries } from '#server/base/db/database.ts'
import { newId } from '#server/base/db/id.ts'
import type { Mail, Mailer } from './mail.ts'
import { createWorker, type Worker } from './worker.ts'

const stored = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  headers: z.record(z.string(), z.string()).optional(),
})

const minute = 60_000
/** How long to wait after the first, second, … failure; then the mail is given up. */
export const waits = [1, 5, 15, 60, 180, 360, 720, 1440, 1440].map((minutes) => minutes * minute)
/** How long a mail that is being sent is left alone by other instances. */
export const claimMs = 2 * minute

/** The mail queue: mail stays in the database until a mail server has taken it. */
export interface MailQueue extends Worker {
  /** Puts mail in the queue, in the transaction of the change it is about. */
  add(queries: Queries, mail: Mail): Promise<void>
}

export const createMailQueue = (
  { kind, queries }: Pick<Database, 'kind' | 'queries'>,
  mailer: Pick<Mailer, 'send'>,
  now: () => Date,
  onError: (error: unknown) => void,
): MailQueue => {
  const later = (ms: number) => new Date(now().getTime() + ms).toISOString()

  /** Takes the mail that has been due longest, so that no other instance sends it too. */
  const claim = async () => {
    const due = queries
      .selectFrom('mailQueue')
      .select('_id')
      .where('nextAt', '<=', now().toISOString())
      .orderBy('nextAt')
      .limit(1)
    return queries
      .updateTable('mailQueue')
      .set((row) => ({ tries: row('tries', '+', 1), nextAt: later(claimMs) }))
      .where('_id', '=', kind === 'postgres' ? due.forUpdate().skipLocked() : due)
      .where('nextAt', '<=', now().toISOString())
      .returning(['_id', 'mail', 'tries'])
      .executeTakeFirst()
  }

  const sendOne = async ({ _id, mail, tries }: { _id: string; mail: string; tries: number }) => {
    try {
      await mailer.send(stored.parse(JSON.parse(mail)))
      await queries.deleteFrom('mailQueue').where('_id', '=', _id).execute()
      return true
    } catch (error) {
      onError(error)
      const wait = waits[tries - 1]
      const problem = error instanceof Error ? error.message : String(error)
      await queries
        .updateTable('mailQueue')
        // Given up: kept for the operator to see, never due again.
        .set({ problem, nextAt: wait === undefined ? '9999' : later(wait) })
        .where('_id', '=', _id)
        .execute()
      return false
    }
  }

  const work = async (isStopping: () => boolean): Promise<number> => {
    let sent = 0
    for (let mail = await claim(); mail; mail = isStopping() ? undefined : await claim()) {
      if (await sendOne(mail)) sent++
    }
    return sent
  }

  return {
    ...createWorker(work, onError),
    add: async (target, mail) => {
      const at = now().toISOString()
      await target
        .insertInto('mailQueue')
        .values({
          _id: newId(),
          createdAt: at,
          mail: JSON.stringify(mail),
          tries: 0,
          nextAt: at,
          problem: null,
        })
        .execute()
    },
  }
}
