import type { Database } from '#server/base/db/database.ts'
import type { Tables } from '#server/base/db/schema.ts'
import type { Mail, Mailer } from '#server/base/mail/mail.ts'
import { claimMs, waits } from '#server/base/mail/queue.ts'
import { sendOutcomeOf } from '#server/base/mail/send-outcome.ts'
import { createWorker, type Worker } from '#server/base/mail/worker.ts'

type Delivery = Tables['issueDelivery']
type Outcome = Partial<Delivery> & Pick<Delivery, 'state'>

/** An issue as it is addressed to each recipient; null when it is gone. */
export type SetIssue = (
  id: string,
) => Promise<((to: { email: string; token: string; lang: string }) => Mail) | null>

/**
 * Sends the issues of the newsletter, each recipient at most once: a delivery is claimed before its mail is handed
 * over, and one whose process died meanwhile counts as uncertain and is not tried again.
 */
export const createDeliveries = (
  { kind, queries }: Pick<Database, 'kind' | 'queries'>,
  mailer: Pick<Mailer, 'send' | 'reach'>,
  now: () => Date,
  setIssue: SetIssue,
  onError: (error: unknown) => void,
): Worker => {
  const moment = () => now().toISOString()
  const later = (ms: number) => new Date(now().getTime() + ms).toISOString()
  // SQLite has one process: whatever is being sent when it starts was in the hands of one that died.
  let isFirst = kind === 'sqlite'

  const giveUpLost = async () => {
    await queries
      .updateTable('issueDelivery')
      .set({ state: 'uncertain', problem: 'The server stopped while it was being sent' })
      .where('state', '=', 'sending')
      .$if(!isFirst, (query) => query.where('nextAt', '<=', moment()))
      .execute()
    isFirst = false
  }

  const waiting = () =>
    queries
      .selectFrom('issueDelivery')
      .select('_id')
      .where('state', '=', 'waiting')
      .where('nextAt', '<=', moment())
      .orderBy('nextAt')
      .orderBy('_id')
      .limit(1)

  const claim = () =>
    queries
      .updateTable('issueDelivery')
      .set((row) => ({ state: 'sending', tries: row('tries', '+', 1), nextAt: later(claimMs) }))
      .where('_id', '=', kind === 'postgres' ? waiting().forUpdate().skipLocked() : waiting())
      .where('state', '=', 'waiting')
      .returningAll()
      .executeTakeFirst()

  const settle = ({ _id }: Delivery, outcome: Outcome) =>
    queries
      .updateTable('issueDelivery')
      .set(outcome)
      .where('_id', '=', _id)
      // Only the instance that took it for lost may know better by now.
      .where('state', 'in', ['sending', 'uncertain'])
      .execute()

  const findRecipient = ({ subscriberId }: Delivery) =>
    queries
      .selectFrom('subscriber')
      .select(['email', 'token', 'lang'])
      .where('_id', '=', subscriberId)
      .where('confirmed', '=', 1)
      .executeTakeFirst()

  const afterFailure = ({ tries }: Delivery, error: unknown): Outcome => {
    const problem = error instanceof Error ? error.message : String(error)
    const sent = sendOutcomeOf(error)
    if (sent === 'unknown') return { state: 'uncertain', problem }
    const wait = waits[tries - 1]
    if (sent === 'refused' || wait === undefined) return { state: 'refused', problem }
    return { state: 'waiting', problem, nextAt: later(wait) }
  }

  /** The issue of a delivery; where it cannot be put together, nothing was handed over, and it is tried again. */
  const composeFor = (delivery: Delivery): ReturnType<SetIssue> =>
    setIssue(delivery.issueId).catch(async (error: unknown) => {
      const { tries } = delivery
      await settle(delivery, { state: 'waiting', tries: tries - 1, nextAt: later(claimMs) })
      throw error
    })

  /** Sends one; answers with whether it is worth going on to the next. */
  const deliver = async (
    delivery: Delivery,
    address: Awaited<ReturnType<SetIssue>>,
  ): Promise<Outcome['state']> => {
    const recipient = address && (await findRecipient(delivery))
    if (!recipient) {
      await settle(delivery, { state: 'left' })
      return 'left'
    }
    const outcome = await mailer.send(address(recipient)).then(
      (): Outcome => ({ state: 'sent', problem: '' }),
      (error: unknown) => {
        onError(error)
        return afterFailure(delivery, error)
      },
    )
    await settle(delivery, outcome)
    return outcome.state
  }

  const work = async (isStopping: () => boolean): Promise<number> => {
    await giveUpLost()
    if ((await waiting().executeTakeFirst()) === undefined) return 0
    // A mail server that cannot be reached makes no delivery uncertain.
    await mailer.reach()
    const known = new Map<string, Awaited<ReturnType<SetIssue>>>()
    let sent = 0
    while (!isStopping()) {
      const delivery = await claim()
      if (delivery === undefined) break
      const { issueId } = delivery
      if (!known.has(issueId)) known.set(issueId, await composeFor(delivery))
      const state = await deliver(delivery, known.get(issueId) ?? null)
      if (state === 'sent') sent++
      // The mail server is not well: the rest waits for the next look.
      if (state === 'waiting' || state === 'uncertain') break
    }
    return sent
  }

  return createWorker(work, onError)
}
