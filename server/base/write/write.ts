import { sql } from 'kysely'
import { ApiError, createNotFoundError } from '#contract/call/api-error.ts'
import type { EntryChange } from '#server/base/db/changes.ts'
import type { Database, Queries } from '#server/base/db/database.ts'
import { isTransactionConflict } from '#server/base/db/faults.ts'
import { newId } from '#server/base/db/id.ts'
import { lockIdempotencyKey, storeIdempotencyKey } from '#server/base/db/request-keys.ts'
import type { SnapshotRow } from '#server/base/db/snapshot-shape.ts'
import { isVisibleAt, visiblePeriodKeyOf } from '#server/base/reader/visible.ts'
import {
  storeRedirectFromFormerPath,
  storeRedirectFromTranslatedPath,
} from '#server/base/redirect/store.ts'
import { createSearchIndexUpdater, type SearchIndexUpdater } from '#server/base/search/follow.ts'
import { claimNewPictures } from './claim-pictures.ts'
import { endPreviewLinks, previewEndOf } from './end-previews.ts'
import { recordFirstShown } from './first-shown.ts'
import { eraseFromChangeJournal } from './forget.ts'
import { type Actor, type JournalStates, openChangeJournal } from './journal.ts'
import { lockEntryRow } from './lock-row.ts'
import { readOwnerEntry } from './owner.ts'
import { takeSnapshot } from './snapshot.ts'
import { createWebhookChangeReporter, type WebhookChangeReporter } from './tell-hooks.ts'
import { parseTranslatedEntry, toTranslatedEntryChange } from './translation-change.ts'

/** A kind of entry whose changes are recorded in the journal (audit log). */
export interface JournaledEntity<T> {
  readonly label: string
  readonly table: string
  read(queries: Queries, id: string): Promise<T | undefined>
  mayChange?(queries: Queries, id: string): Promise<void>
  mayRemove?(queries: Queries, before: T): void | Promise<void>
  /** Returns the row to restore. Unique values that other entries use now are replaced by new ones. */
  revive?(queries: Queries, id: string, row: SnapshotRow): Promise<SnapshotRow>
  /** Computes columns and rows that follow from the entry, after every change and before its new state is read. */
  derive?(write: DerivingWrite, id: string, before: T | undefined): Promise<void>
}

export interface DerivingWrite {
  readonly queries: Queries
  /** Updates the search index of other entries at the end of the transaction. */
  reindex(entity: string, ids: Iterable<string>): void
}

export interface WriteTransaction {
  readonly queries: Queries
  /** Time of the transaction, for all timestamps. */
  readonly now: string
  /** Journal ids of the transaction so far, with which it can be undone. */
  readonly historyIds: readonly string[]
  /** Creates an entry, with its old id if it is restored. */
  create<T>(
    entity: JournaledEntity<T>,
    work: (row: NewRowColumns) => Promise<void>,
    id?: string,
  ): Promise<T>
  update<T>(
    entity: JournaledEntity<T>,
    id: string,
    version: number | undefined,
    work: (before: T) => Promise<void>,
  ): Promise<T>
  remove<T>(entity: JournaledEntity<T>, id: string, work: (before: T) => Promise<void>): Promise<T>
  /** Publishes a change without a journal record, to invalidate cached pages. */
  touch(table: string, id: string): void
  /**
   * Prevents the deletion of an entry until the transaction ends. Throws 404 if it does not exist.
   */
  hold(entity: Pick<JournaledEntity<unknown>, 'table' | 'label'>, id: string): Promise<void>
  /**
   * Erases a deleted entry from the journal. Returns its images, for `media.removeUnused` after the
   * commit.
   */
  forget(table: string, id: string): Promise<string[]>
  reorder(table: string, before: readonly string[], after: readonly string[]): Promise<void>
}

export interface NewRowColumns {
  readonly _id: string
  readonly createdAt: string
  readonly updatedAt: string
  readonly version: number
}

const isObject = (state: unknown): state is object => typeof state === 'object' && state !== null

const openWrite = (
  database: Database,
  queries: Queries,
  actor: Actor,
  changes: EntryChange[],
  { now, index, hooks }: { now: string; index: SearchIndexUpdater; hooks: WebhookChangeReporter },
): WriteTransaction => {
  const journal = openChangeJournal(queries, actor, now)

  const record = async (change: EntryChange, states: JournalStates): Promise<void> => {
    changes.push(change)
    index.changed(change)
    const told = parseTranslatedEntry(change, states.after)
    if (told) {
      const { entity, entityId: id } = told
      changes.push(toTranslatedEntryChange(told))
      index.changed({ entity, id, owner: await readOwnerEntry(queries, entity, id) })
    }
    hooks.noted(change, states)
    await journal.add(change, states)
  }

  const change = async (
    { table }: JournaledEntity<unknown>,
    id: string,
    action: EntryChange['action'],
  ): Promise<EntryChange> => ({
    entity: table,
    id,
    action,
    owner: await readOwnerEntry(queries, table, id),
  })

  const touch = (table: string, id: string): void => {
    changes.push({ entity: table, id, action: 'updated' })
    hooks.touched(table, id)
  }

  const deriving: DerivingWrite = {
    queries,
    reindex: (entity, ids) => {
      for (const id of ids) index.changed({ entity, id, owner: undefined })
    },
  }

  const read = async <T>(entity: JournaledEntity<T>, id: string): Promise<T> => {
    const found = await entity.read(queries, id)
    if (found === undefined) throw createNotFoundError(entity.label)
    return found
  }

  const lock = async (
    { table, label }: Pick<JournaledEntity<unknown>, 'table' | 'label'>,
    id: string,
    purpose: 'change' | 'removal',
  ): Promise<number> => {
    const version = await lockEntryRow(queries, table, id, purpose)
    if (version === undefined) throw createNotFoundError(label)
    return version
  }

  /**
   * Ends previews when an entry becomes public or hidden. If it stays public, they remain, because they may
   * show a draft.
   */
  const endPreviewsAfter = async (table: string, id: string, before: object, after: object) => {
    if (isVisibleAt(before, now) && isVisibleAt(after, now)) return
    await endPreviewLinks(queries, table, id, { endsAt: previewEndOf(after), now })
  }

  return {
    queries,
    now,
    historyIds: journal.ids,
    hold: async (entity, id) => {
      await lock(entity, id, 'change')
    },
    create: async (entity, work, _id = newId()) => {
      await work({ _id, createdAt: now, updatedAt: now, version: 1 })
      await entity.derive?.(deriving, _id, undefined)
      const after = await read(entity, _id)
      await index.renamed(entity.table, _id)
      await claimNewPictures(database, queries, entity.table, { after })
      await record(await change(entity, _id, 'created'), { after })
      return after
    },
    update: async (entity, id, version, work) => {
      const { table, label } = entity
      const current = await lock(entity, id, 'change')
      if (version !== undefined && version !== current) {
        throw new ApiError('staleVersion', `${label} was changed by someone else in the meantime`)
      }
      const before = await read(entity, id)
      const rows = await takeSnapshot(queries, table, id, 'change')
      await index.linked(table, id)
      await work(before)
      await entity.derive?.(deriving, id, before)
      await sql`update ${sql.table(table)} set "version" = ${current + 1}, "updatedAt" = ${now} where "_id" = ${id}`.execute(
        queries,
      )
      const after = await read(entity, id)
      await index.updated(table, id, { before, after })
      const since = String(rows?.[table]?.[0]?.updatedAt ?? '')
      const renaming = { before, since, after, now }
      const hasMoved =
        (await storeRedirectFromFormerPath(queries, table, id, renaming)) ||
        (await storeRedirectFromTranslatedPath(queries, table, renaming))
      if (hasMoved) touch('redirect', id)
      await claimNewPictures(database, queries, table, { before, after })
      const visibilityChanged = visiblePeriodKeyOf(before) !== visiblePeriodKeyOf(after)
      if (visibilityChanged && isObject(before) && isObject(after)) {
        await endPreviewsAfter(table, id, before, after)
        const createdAt = String(rows?.[table]?.[0]?.createdAt ?? now)
        await recordFirstShown(queries, table, id, { createdAt, before, after, now })
      }
      const updated = { ...(await change(entity, id, 'updated')), visibilityChanged }
      await record(updated, { before, after, rows })
      return after
    },
    remove: async (entity, id, work) => {
      await lock(entity, id, 'removal')
      const before = await read(entity, id)
      const rows = await takeSnapshot(queries, entity.table, id, 'removal')
      const deletion = await change(entity, id, 'deleted')
      await index.renamed(entity.table, id)
      await work(before)
      // A restored entry is no longer an example.
      const { numDeletedRows } = await queries
        .deleteFrom('example')
        .where('entity', '=', entity.table)
        .where('entityId', '=', id)
        .executeTakeFirstOrThrow()
      if (numDeletedRows > 0n) touch('example', id)
      await record(deletion, { before, rows })
      return before
    },
    forget: async (table, id) => {
      const pictures = await eraseFromChangeJournal(queries, table, id)
      await record({ entity: table, id, action: 'deleted' }, {})
      return pictures
    },
    reorder: async (table, before, after) => {
      const [first] = after
      const owner = first === undefined ? undefined : await readOwnerEntry(queries, table, first)
      await record({ entity: table, id: 'order', action: 'updated', owner }, { before, after })
    },
    touch,
  }
}

const attempt = async <T>(
  database: Database,
  actor: Actor,
  work: (write: WriteTransaction) => Promise<T>,
): Promise<T> => {
  const changes: EntryChange[] = []
  const result = await database.queries.transaction().execute(async (trx) => {
    const now = new Date().toISOString()
    const index = createSearchIndexUpdater(trx)
    const hooks = createWebhookChangeReporter(trx, now)
    const { requestKey } = actor
    if (requestKey) await lockIdempotencyKey(trx, requestKey)
    const tx = openWrite(database, trx, actor, changes, { now, index, hooks })
    const done = await work(tx)
    if (requestKey && !(await storeIdempotencyKey(trx, requestKey, tx.historyIds)))
      throw new Error('The key of a request was kept twice')
    await index.catchUp()
    if (await hooks.catchUp())
      changes.push({ entity: 'hookDelivery', id: 'new', action: 'created' })
    if (changes.length > 0) await database.announce(trx, changes)
    return done
  })
  if (changes.length > 0) database.feed.publish(changes)
  return result
}

const maxAttempts = 5

/**
 * Runs `work` in a transaction, journals its changes, and publishes them after the commit. Throws
 * `RepeatedRequestError` if the request was carried out before.
 */
export const writeInTransaction = async <T>(
  database: Database,
  actor: Actor,
  work: (write: WriteTransaction) => Promise<T>,
): Promise<T> => {
  for (let attempts = 1; ; attempts++) {
    try {
      return await attempt(database, actor, work)
    } catch (error) {
      if (!isTransactionConflict(error) || attempts === maxAttempts) throw error
    }
  }
}
