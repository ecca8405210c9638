import type { HookDelivery } from '#contract/hook/hook.ts'
import type { Database } from '#server/base/db/database.ts'
import { createWorker, type Worker } from '#server/base/mail/worker.ts'
import { type AttemptSettings, attempt, type Outcome, type Outgoing } from './attempt.ts'
import { tellMoments } from './moments.ts'
import { readDelivery } from './store.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
/** How long to wait after the first, second, … failure, as Standard Webhooks proposes; then it is given up. */
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
/** The random part of a wait, so that deliveries that failed together are not retried together. */
const jitter = 0.2
/** How long a delivery that is under way is left alone by other instances. */
const claimMs = minute

/** Tells hooks what happened: kept in the database until each has taken it. */
export interface Hooks extends Worker {
  /** Delivers one now, and once. */
  deliver(id: string): Promise<HookDelivery>
  readonly allowsPrivate: boolean
}

interface HookOptions extends AttemptSettings {
  readonly database: Pick<Database, 'kind' | 'queries' | 'feed'>
  readonly now: () => Date
  readonly random: () => number
  readonly onError: (error: unknown) => void
}

type Claimed = Outgoing & { readonly hookId: string; readonly tries: number }

export const createHooks = ({
  database,
  now,
  random,
  onError,
  ...settings
}: HookOptions): Hooks => {
  const { kind, queries, feed } = database
  const later = (ms: number) => new Date(now().getTime() + ms).toISOString()

  const outgoing = () =>
    queries
      .selectFrom('hookDelivery')
      .innerJoin('hook', 'hook._id', 'hookDelivery.hookId')
      .selectAll('hookDelivery')
      .select(['hook.url', 'hook.secret'])

  /** Takes what has been due longest, so that no other instance sends it too. */
  const claim = async (hookId: string): Promise<Claimed | undefined> => {
    const at = now().toISOString()
    const due = queries
      .selectFrom('hookDelivery')
      .select('_id')
      .where('hookId', '=', hookId)
      .where('state', '=', 'waiting')
      .where('nextAt', '<=', at)
      .orderBy('nextAt')
      .orderBy('_id')
      .limit(1)
    const claimed = await queries
      .updateTable('hookDelivery')
      .set((row) => ({ tries: row('tries', '+', 1), nextAt: later(claimMs) }))
      .where('_id', '=', kind === 'postgres' ? due.forUpdate().skipLocked() : due)
      .where('nextAt', '<=', at)
      .returning('_id')
      .executeTakeFirst()
    if (!claimed) return undefined
    return outgoing().where('hookDelivery._id', '=', claimed._id).executeTakeFirst()
  }

  const keep = async ({ _id, tries }: Claimed, { status, problem, retryAfter = 0 }: Outcome) => {
    const wait = waits[tries - 1]
    const ms = Math.max(
      (wait ?? 0) * (1 + jitter * random()),
      Math.min(retryAfter * second, 24 * hour),
    )
    const isOver = problem === '' || wait === undefined
    const state = problem === '' ? 'delivered' : 'failed'
    await queries
      .updateTable('hookDelivery')
      .set({ status, problem, state: isOver ? state : 'waiting', nextAt: isOver ? '' : later(ms) })
      .where('_id', '=', _id)
      .execute()
  }

  /** Gone for good: nothing more is sent there until a test arrives. */
  const switchOff = async (hookId: string) => {
    await queries
      .updateTable('hook')
      .set({ offSince: now().toISOString() })
      .where('_id', '=', hookId)
      .execute()
    await queries
      .updateTable('hookDelivery')
      .set({ state: 'failed', nextAt: '' })
      .where('hookId', '=', hookId)
      .where('state', '=', 'waiting')
      .execute()
  }

  /** One after the other for each hook; a hook that fails is left alone until the next round. */
  const deliverTo = async (hookId: string, isStopping: () => boolean): Promise<number> => {
    let delivered = 0
    for (
      let next = await claim(hookId);
      next;
      next = isStopping() ? undefined : await claim(hookId)
    ) {
      const outcome = await attempt(next, settings, now())
      await keep(next, outcome)
      if (outcome.status === 410) await switchOff(hookId)
      if (outcome.problem !== '') return delivered
      delivered++
    }
    return delivered
  }

  let timer: NodeJS.Timeout | undefined
  /** The worker looks every minute; what is due earlier is not kept waiting. */
  const wakeFor = async () => {
    const next = await queries
      .selectFrom('hookDelivery')
      .select('nextAt')
      .where('state', '=', 'waiting')
      .orderBy('nextAt')
      .limit(1)
      .executeTakeFirst()
    if (!next || !stopListening) return
    const ms = next.nextAt === '' ? 0 : Date.parse(next.nextAt) - now().getTime()
    clearTimeout(timer)
    if (ms < minute) timer = setTimeout(worker.kick, Math.max(ms, second))
  }

  const work = async (isStopping: () => boolean): Promise<number> => {
    await tellMoments(queries, now().toISOString())
    const due = await queries
      .selectFrom('hookDelivery')
      .select('hookId')
      .distinct()
      .where('state', '=', 'waiting')
      .where('nextAt', '<=', now().toISOString())
      .execute()
    const delivered = await Promise.all(due.map(({ hookId }) => deliverTo(hookId, isStopping)))
    if (!isStopping()) await wakeFor()
    return delivered.reduce((sum, each) => sum + each, 0)
  }

  const worker = createWorker(work, onError)
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
      const found = await outgoing().where('hookDelivery._id', '=', id).executeTakeFirstOrThrow()
      const outcome = await attempt(found, settings, now())
      await keep({ ...found, tries: waits.length + 1 }, outcome)
      if (outcome.problem === '')
        await queries
          .updateTable('hook')
          .set({ offSince: '' })
          .where('_id', '=', found.hookId)
          .execute()
      return readDelivery(queries, id)
    },
  }
}
