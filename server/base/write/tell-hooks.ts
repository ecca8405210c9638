import { sql } from 'kysely'
import type { EntityDefinition } from '#contract/call/entity.ts'
import { translationEntity } from '#contract/language/translation-entity.ts'
import { appendAll } from '#contract/list/any-length.ts'
import type { EntryChange } from '#server/base/db/changes.ts'
import type { Queries } from '#server/base/db/database.ts'
import { entityDefinitionOf } from '#server/base/definition/definitions.ts'
import { parentColumnOf } from '#server/base/definition/dependencies.ts'
import { isVisibleAt } from '#server/base/reader/visible.ts'
import {
  buildWebhookNotice,
  type EntryState,
  queueDeliveries,
  readReportedUntil,
  type WebhookNotice,
} from './hook-word.ts'
import type { JournalStates } from './journal.ts'
import { readOwnerEntry } from './owner.ts'

interface Noted {
  readonly definition: EntityDefinition
  readonly id: string
  /** State before the transaction. Null for a new entry, undefined if only a part of the entry changed. */
  readonly before: EntryState | null | undefined
  readonly since: string
  readonly isGone: boolean
}

/** Records the changes of a transaction and queues webhook deliveries. */
export interface WebhookChangeReporter {
  noted(change: EntryChange, states: JournalStates): void
  touched(table: string, id: string): void
  catchUp(): Promise<boolean>
}

/**
 * Whether webhooks report changes of this kind of entry. Changes of parts are reported as changes
 * of their parent.
 */
const isTold = ({ access, page, single }: EntityDefinition): boolean =>
  access.read === 'public' && (page !== undefined || single !== undefined)

const asState = (state: unknown): EntryState | null =>
  typeof state === 'object' && state !== null ? { ...state } : null

export const createWebhookChangeReporter = (
  queries: Queries,
  now: string,
): WebhookChangeReporter => {
  const all = new Map<string, Noted>()
  const messages: WebhookNotice[] = []
  const orders = new Map<string, WebhookNotice>()
  const translated: EntryState[] = []

  const note = (noted: Noted) => {
    const { definition, id } = noted
    const isDraft = definition.single && id === 'draft'
    if (!isTold(definition) || isDraft) return
    const key = `${definition.name} ${id}`
    const known = all.get(key)
    // Keep the first state, which is the one before the transaction.
    const first = known && (known.before !== undefined || noted.before === undefined)
    all.set(key, first ? { ...known, isGone: noted.isGone } : noted)
  }

  const touched = (table: string, id: string) => {
    const definition = entityDefinitionOf(table)
    if (definition) note({ definition, id, before: undefined, since: '', isGone: false })
  }

  const readRow = async ({ definition, id, isGone }: Noted): Promise<EntryState | null> => {
    if (isGone) return null
    const { rows } = await sql<EntryState>`
      select * from ${sql.table(definition.name)} where "_id" = ${id}`.execute(queries)
    return rows[0] ?? null
  }

  const tell = async (noted: Noted, until: string): Promise<WebhookNotice[]> => {
    const { definition, id, since } = noted
    const row = await readRow(noted)
    const isOwn = noted.before !== undefined
    const before = isOwn ? noted.before : row
    // Compares with the state that was last reported, so that this event includes a scheduled change that is
    // due.
    const lastTold = isOwn ? [since, until].toSorted().at(-1) : now
    const wasShown = before !== null && isVisibleAt(before, lastTold || now)
    const isShown = row !== null && isVisibleAt(row, now)
    if (isShown)
      return [buildWebhookNotice(wasShown ? 'changed' : 'published', definition, id, row)]
    return wasShown ? [buildWebhookNotice('removed', definition, id, before)] : []
  }

  return {
    touched,
    noted: ({ entity, id, action, owner }, { before, after, rows }) => {
      const definition = entityDefinitionOf(entity)
      if (!definition) return
      if (entity === translationEntity.name) {
        const [old, fresh] = [asState(before), asState(after)]
        // Drafts of translations are not reported.
        const isShown = JSON.stringify(old?.texts) !== JSON.stringify(fresh?.texts)
        if (isShown) translated.push(fresh ?? old ?? {})
        return
      }
      if (owner && parentColumnOf(entity)) return touched(owner.entity, owner.id)
      if (entity === 'message' && action === 'created')
        messages.push({ event: 'message', kind: entity, entityId: id, title: '', path: '' })
      if (id === 'order') {
        if (isTold(definition))
          orders.set(entity, buildWebhookNotice('changed', definition, id, {}))
        return
      }
      const since = String(rows?.[entity]?.[0]?.updatedAt ?? '')
      note({ definition, id, before: asState(before), since, isGone: action === 'deleted' })
    },
    catchUp: async () => {
      const told = [...messages, ...orders.values()]
      for (const { entity, entityId } of translated) {
        const [table, id] = [String(entity), String(entityId)]
        const whole = parentColumnOf(table) && (await readOwnerEntry(queries, table, id))
        touched(whole?.entity ?? table, whole?.id ?? id)
      }
      if (all.size > 0 && (await hasHooks(queries))) {
        const until = await readReportedUntil(queries)
        for (const each of all.values()) appendAll(told, await tell(each, until))
      }
      return queueDeliveries(queries, told, now)
    },
  }
}

const hasHooks = async (queries: Queries): Promise<boolean> =>
  (await queries.selectFrom('hook').select('_id').limit(1).executeTakeFirst()) !== undefined
