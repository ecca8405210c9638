import { mediaUrlsIn } from '#contract/media/film.ts'
import type { EntryChange } from '#server/base/db/changes.ts'
import type { Queries } from '#server/base/db/database.ts'
import { newId } from '#server/base/db/id.ts'
import { addPictureHolds, journalPictureRetentionMs } from '#server/base/db/picture-hold.ts'
import type { IdempotencyKey } from '#server/base/db/request-keys.ts'
import { latestMigrationName } from '#server/base/db/snapshot.ts'
import type { EntrySnapshot } from '#server/base/db/snapshot-shape.ts'
import { toChangeJournalState } from './journal-state.ts'

/** Author of a change. The account is null for the system. */
export interface Actor {
  readonly accountId: string | null
  readonly name: string
  readonly requestKey?: IdempotencyKey | undefined
}

export const systemActor: Actor = { accountId: null, name: 'Salus' }

export interface JournalStates {
  readonly before?: unknown
  readonly after?: unknown
  readonly rows?: EntrySnapshot | null
}

export interface ChangeJournal {
  readonly ids: readonly string[]
  add(change: EntryChange, states: JournalStates): Promise<void>
}

const toJson = (entity: string, state: unknown): string | null =>
  state === undefined ? null : JSON.stringify(toChangeJournalState(entity, state))

export const openChangeJournal = (queries: Queries, actor: Actor, now: string): ChangeJournal => {
  const ids: string[] = []
  return {
    ids,
    add: async ({ entity, id, action }, { before, after, rows = null }) => {
      const _id = newId()
      ids.push(_id)
      const json = rows && JSON.stringify(rows)
      await queries
        .insertInto('journal')
        .values({
          _id,
          at: now,
          accountId: actor.accountId,
          actor: actor.name,
          entity,
          entityId: id,
          action,
          before: toJson(entity, before),
          after: toJson(entity, after),
          rows: json,
          schema: json && latestMigrationName,
        })
        .execute()
      const until = new Date(Date.parse(now) + journalPictureRetentionMs)
      await addPictureHolds(queries, mediaUrlsIn(json ?? ''), { until, journalId: _id })
    },
  }
}
