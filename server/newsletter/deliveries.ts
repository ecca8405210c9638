import type { Database } from '#server/base/db/database.ts'
import { leaseExpiryFrom } from '#server/base/db/lease.ts'
import { createTaskQueue, type QueuedTask } from '#server/base/db/work.ts'
import type { Mail, Mailer } from '#server/base/mail/mail.ts'
import { mailRetryDelaysMs } from '#server/base/mail/queue.ts'
import { mailSendOutcomeOf } from '#server/base/mail/send-outcome.ts'
import { type BackgroundWorker, createBackgroundWorker } from '#server/base/mail/worker.ts'

type State = QueuedTask['state']

/**
 * Composes an issue and returns a function that builds each recipient's mail, or null if the issue is gone.
 */
export type ComposeNewsletterIssue = (
  id: string,
) => Promise<((to: { email: string; token: string; lang: string }) => Mail) | null>

/**
 * Sends issues, at most once to each recipient: a delivery is claimed before its mail is handed over. If the
 * process dies in between, the delivery is marked uncertain and never retried.
 */
export const createNewsletterDeliveryWorker = (
  database: Pick<Database, 'kind' | 'queries'>,
  mailer: Pick<Mailer, 'send' | 'reach'>,
  now: () => Date,
  setIssue: ComposeNewsletterIssue,
  onError: (error: unknown) => void,
): BackgroundWorker => {
  const { kind, queries } = database
  const queue = createTaskQueue(database, 'issueDelivery', now)
  // SQLite is used by one process only, so deliveries that are running at startup were left by a dead
  // process.
  let isFirst = kind === 'sqlite'

  const giveUpLost = async () => {
    await queries
      .updateTable('work')
      .set({ state: 'uncertain', problem: 'The server stopped while it was being sent' })
      .where('kind', '=', 'issueDelivery')
      .where('state', '=', 'running')
      .$if(!isFirst, (query) => query.where('nextAt', '<=', now().toISOString()))
      .execute()
    isFirst = false
  }

  const findRecipient = ({ subscriberId }: QueuedTask) =>
    queries
      .selectFrom('subscriber')
      .select(['email', 'token', 'lang'])
      .where('_id', '=', subscriberId)
      .where('confirmed', '=', 1)
      .executeTakeFirst()

  const fail = (delivery: QueuedTask, error: unknown): Promise<State> => {
    onError(error)
    const sent = mailSendOutcomeOf(error)
    if (sent === 'unknown') return queue.retry(delivery, undefined, error, { state: 'uncertain' })
    return queue.retry(
      delivery,
      sent === 'refused' ? undefined : mailRetryDelaysMs[delivery.tries - 1],
      error,
    )
  }

  /** Composes the issue of a delivery. On failure the delivery is retried, because nothing was sent. */
  const composeFor = (delivery: QueuedTask): ReturnType<ComposeNewsletterIssue> =>
    setIssue(delivery.groupId).catch(async (error: unknown) => {
      const tries = delivery.tries - 1
      await queue.change(delivery, { state: 'waiting', tries, nextAt: leaseExpiryFrom(now()) })
      throw error
    })

  /** Sends one delivery and returns its final state. */
  const deliver = async (
    delivery: QueuedTask,
    address: Awaited<ReturnType<ComposeNewsletterIssue>>,
  ): Promise<State> => {
    const recipient = address && (await findRecipient(delivery))
    if (!recipient) return queue.end(delivery, 'left')
    return mailer.send(address(recipient)).then(
      () => queue.end(delivery, 'done'),
      (error: unknown) => fail(delivery, error),
    )
  }

  const work = async (isStopping: () => boolean): Promise<number> => {
    await giveUpLost()
    if ((await queue.due().select('_id').limit(1).executeTakeFirst()) === undefined) return 0
    // Contacts the mail server before claiming deliveries, because an unreachable server must not make them
    // uncertain.
    await mailer.reach()
    const composedIssues = new Map<string, Awaited<ReturnType<ComposeNewsletterIssue>>>()
    let sent = 0
    for await (const delivery of queue.take(isStopping, { as: 'running' })) {
      const { groupId } = delivery
      if (!composedIssues.has(groupId)) composedIssues.set(groupId, await composeFor(delivery))
      const state = await deliver(delivery, composedIssues.get(groupId) ?? null)
      if (state === 'done') sent++
      // The mail server has problems, so the rest waits for the next run.
      if (state === 'waiting' || state === 'uncertain') break
    }
    return sent
  }

  return createBackgroundWorker(work, onError)
}
