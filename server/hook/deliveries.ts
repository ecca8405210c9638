import type { WebhookDelivery } from '#contract/hook/hook.ts'
import type { Database } from '#server/base/db/database.ts'
import { createTaskQueue, type QueuedTask } from '#server/base/db/work.ts'
import { type BackgroundWorker, createBackgroundWorker } from '#server/base/mail/worker.ts'
import {
  type AttemptSettings,
  attemptWebhookDelivery,
  type DeliveryAttemptResult,
} from './attempt.ts'
import { queueScheduledWebhookEvents } from './scheduled-events.ts'
import { parseStoredWebhookEvent, readWebhookDelivery } from './store.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
/** Delay before each retry, as Standard Webhooks proposes. A delivery fails after the last one. */
const waits = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
]
/**
 * Maximum random increase of a delay, as a fraction. Prevents deliveries that failed together from being
 * retried together.
 */
const jitter = 0.2

/** Queue of webhook deliveries, stored in the database. */
export interface WebhookDeliveryWorker extends BackgroundWorker {
  deliver(id: string): Promise<WebhookDelivery>
  readonly allowsPrivate: boolean
}

interface HookOptions extends AttemptSettings {
  readonly database: Pick<Database, 'kind' | 'queries' | 'feed'>
  readonly now: () => Date
  readonly random: () => number
  readonly onError: (error: unknown) => void
}

export const createWebhookDeliveryWorker = ({
  database,
  now,
  random,
  onError,
  ...settings
}: HookOptions): WebhookDeliveryWorker => {
  const { queries, feed } = database
  const queue = createTaskQueue(database, 'hookDelivery', now)

  /** Attempts a delivery once and stores the outcome. Returns null if the hook is gone. */
  const tryOnce = async (work: QueuedTask): Promise<DeliveryAttemptResult | null> => {
    const hook = await queries
      .selectFrom('hook')
      .select(['url', 'secret'])
      .where('_id', '=', work.groupId)
      .executeTakeFirst()
    if (!hook) return null
    const storedEvent = parseStoredWebhookEvent(work)
    const outcome = await attemptWebhookDelivery(
      { ...work, ...storedEvent, ...hook },
      settings,
      now(),
    )
    const { status, problem, retryAfter = 0 } = outcome
    const data = JSON.stringify({ ...storedEvent, status })
    const wait = waits[work.tries - 1]
    const atLeast = Math.min(retryAfter * second, 24 * hour)
    const ms = wait && Math.max(wait * (1 + jitter * random()), atLeast)
    if (problem === '') await queue.end(work, 'done', { data })
    else await queue.retry(work, ms, problem, { data })
    return outcome
  }

  /** Stops deliveries to a hook until a test succeeds. */
  const switchOff = async (hookId: string) => {
    await queries
      .updateTable('hook')
      .set({ offSince: now().toISOString() })
      .where('_id', '=', hookId)
      .execute()
    await queries
      .updateTable('work')
      .set({ state: 'failed', nextAt: '' })
      .where('groupId', '=', hookId)
      .where('state', '=', 'waiting')
      .execute()
  }

  /**
   * Sends the due deliveries of one hook in sequence and returns how many succeeded. After a failure, the
   * rest waits for the next run.
   */
  const deliverTo = async (hookId: string, isStopping: () => boolean): Promise<number> => {
    let delivered = 0
    for await (const work of queue.take(isStopping, { groupId: hookId })) {
      const outcome = await tryOnce(work)
      // The outcome is null if the hook was deleted while the delivery was being queued.
      if (outcome === null) await queue.remove(work)
      if (outcome?.status === 410) await switchOff(hookId)
      if (outcome?.problem) break
      delivered++
    }
    return delivered
  }

  let timer: NodeJS.Timeout | undefined
  /**
   * Schedules an earlier run if the next delivery is due within a minute, because the worker runs only once a
   * minute.
   */
  const wakeFor = async () => {
    const first = queue.waiting().select('nextAt').orderBy('nextAt').limit(1)
    const next = await first.executeTakeFirst()
    if (!next || !stopListening) return
    const ms = next.nextAt === '' ? 0 : Date.parse(next.nextAt) - now().getTime()
    clearTimeout(timer)
    if (ms < minute) timer = setTimeout(worker.kick, Math.max(ms, second))
  }

  const work = async (isStopping: () => boolean): Promise<number> => {
    await queueScheduledWebhookEvents(queries, now().toISOString())
    const due = await queue.due().select('groupId').distinct().execute()
    const delivered = await Promise.all(due.map(({ groupId }) => deliverTo(groupId, isStopping)))
    if (!isStopping()) await wakeFor()
    return delivered.reduce((sum, each) => sum + each, 0)
  }

  const worker = createBackgroundWorker(work, onError)
  let stopListening: (() => void) | undefined
  return {
    ...worker,
    allowsPrivate: settings.allowsPrivate,
    start: () => {
      stopListening = feed.subscribe((changed) => {
        const isOurs =
          changed === 'everything' || changed.some(({ entity }) => entity === 'hookDelivery')
        if (isOurs) worker.kick()
      })
      worker.start()
    },
    stop: async () => {
      stopListening?.()
      stopListening = undefined
      clearTimeout(timer)
      await worker.stop()
    },
    deliver: async (id) => {
      const work = await queries
        .selectFrom('work')
        .selectAll()
        .where('_id', '=', id)
        .executeTakeFirstOrThrow()
      const outcome = await tryOnce(work)
      if (outcome?.problem === '')
        await queries
          .updateTable('hook')
          .set({ offSince: '' })
          .where('_id', '=', work.groupId)
          .execute()
      return readWebhookDelivery(queries, id)
    },
  }
}
