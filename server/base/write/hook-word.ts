import { type EntityDefinition, titleFieldOf } from '#contract/call/entity.ts'
import { entryPath } from '#contract/call/entry-page.ts'
import { type HookEvent, hookEvents } from '#contract/hook/hook.ts'
import type { Queries } from '#server/base/db/database.ts'
import { readInstallationValue } from '#server/base/db/installation.ts'
import { addWork } from '#server/base/db/work.ts'
import { publicKindOf } from '#server/base/definition/kind-of.ts'

export interface HookNotice {
  readonly event: HookEvent
  readonly kind: string
  readonly entityId: string
  readonly title: string
  readonly path: string
}

export type EntryState = Readonly<Record<string, unknown>>

/** Name of the stored time until which scheduled changes of visibility were reported. */
export const reportedUntilName = 'hooksTold'

/** Builds a webhook event about an entry that is or was public. */
export const hookNoticeOf = (
  event: HookEvent,
  definition: EntityDefinition,
  id: string,
  state: EntryState,
): HookNotice => {
  const { label, page, single } = definition
  const title = single ? label : String(state[titleFieldOf(definition) ?? ''] ?? '')
  const ownPath = id === 'order' ? null : entryPath(page, { ...state, _id: id })
  const path = ownPath ?? page?.list ?? '/'
  return { event, kind: publicKindOf(definition), entityId: id, title, path }
}

const subjectOf = ({ event, kind, entityId }: HookNotice): string =>
  [event, kind, entityId].join(' ')

/** Queues a delivery for each webhook that subscribes to an event. Returns whether there is any. */
export const queueDeliveries = async (
  queries: Queries,
  told: readonly HookNotice[],
  now: string,
): Promise<boolean> => {
  if (told.length === 0) return false
  const hooks = await queries
    .selectFrom('hook')
    .select(['_id', 'events'])
    .where('offSince', '=', '')
    .execute()
  let hasWork = false
  for (const each of hooks.length > 0 ? told : []) {
    await dropOvertaken(queries, each)
    for (const { _id: hookId, events } of hooks) {
      if (!events.split(',').includes(each.event)) continue
      hasWork = true
      const data = JSON.stringify({ ...each, status: 0 })
      const of = { groupId: hookId, subject: subjectOf(each) }
      await addWork(queries, { kind: 'hookDelivery', ...of, createdAt: now, data })
    }
  }
  return hasWork
}

/**
 * Deletes queued deliveries that a newer event replaces: all of a removed entry, or earlier updates of a
 * changed one.
 */
const dropOvertaken = async (queries: Queries, told: HookNotice): Promise<void> => {
  if (told.event !== 'removed' && told.event !== 'changed') return
  const overtaken = told.event === 'removed' ? hookEvents : ([told.event] as const)
  const subjects = overtaken.map((event) => subjectOf({ ...told, event }))
  const waiting = queries
    .deleteFrom('work')
    .where('kind', '=', 'hookDelivery')
    .where('subject', 'in', subjects)
    .where('state', '=', 'waiting')
  await (told.event === 'removed' ? waiting : waiting.where('tries', '=', 0)).execute()
}

/**
 * Returns until when scheduled changes of visibility were reported. Empty before the first webhook.
 */
export const readReportedUntil = async (queries: Queries): Promise<string> =>
  (await readInstallationValue(queries, reportedUntilName)) ?? ''
