import { type EntityDefinition, titleFieldNameOf } from '#contract/call/entity.ts'
import { canonicalEntryPath } from '#contract/call/entry-page.ts'
import { type WebhookEvent, webhookEvents } from '#contract/hook/hook.ts'
import type { Queries } from '#server/base/db/database.ts'
import { readInstallationValue } from '#server/base/db/installation.ts'
import { enqueueTask } from '#server/base/db/work.ts'
import { publicEntityNameOf } from '#server/base/definition/kind-of.ts'

export interface WebhookNotice {
  readonly event: WebhookEvent
  readonly kind: string
  readonly entityId: string
  readonly title: string
  readonly path: string
}

export type EntryState = Readonly<Record<string, unknown>>

/** Key of the stored time until which webhooks were notified of scheduled changes of visibility. */
export const reportedUntilName = 'hooksTold'

/** Builds a webhook event about an entry that is or was public. */
export const buildWebhookNotice = (
  event: WebhookEvent,
  definition: EntityDefinition,
  id: string,
  state: EntryState,
): WebhookNotice => {
  const { label, page, single } = definition
  const title = single ? label : String(state[titleFieldNameOf(definition) ?? ''] ?? '')
  const ownPath = id === 'order' ? null : canonicalEntryPath(page, { ...state, _id: id })
  const path = ownPath ?? page?.list ?? '/'
  return { event, kind: publicEntityNameOf(definition), entityId: id, title, path }
}

const subjectOf = ({ event, kind, entityId }: WebhookNotice): string =>
  [event, kind, entityId].join(' ')

/** Queues a delivery for each webhook that subscribes to an event. Returns whether there is any. */
export const queueDeliveries = async (
  queries: Queries,
  told: readonly WebhookNotice[],
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
      await enqueueTask(queries, { kind: 'hookDelivery', ...of, createdAt: now, data })
    }
  }
  return hasWork
}

/**
 * Deletes queued deliveries that a newer event replaces: all of a removed entry, or earlier updates of a
 * changed one.
 */
const dropOvertaken = async (queries: Queries, told: WebhookNotice): Promise<void> => {
  if (told.event !== 'removed' && told.event !== 'changed') return
  const overtaken = told.event === 'removed' ? webhookEvents : ([told.event] as const)
  const subjects = overtaken.map((event) => subjectOf({ ...told, event }))
  const waiting = queries
    .deleteFrom('work')
    .where('kind', '=', 'hookDelivery')
    .where('subject', 'in', subjects)
    .where('state', '=', 'waiting')
  await (told.event === 'removed' ? waiting : waiting.where('tries', '=', 0)).execute()
}

/**
 * Returns the time until which webhooks were notified of scheduled changes of visibility. Empty
 * before the first webhook.
 */
export const readReportedUntil = async (queries: Queries): Promise<string> =>
  (await readInstallationValue(queries, reportedUntilName)) ?? ''
