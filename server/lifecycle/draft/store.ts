import { sql } from 'kysely'
import { z } from 'zod'
import { ApiError, createNotFoundError } from '#contract/call/api-error.ts'
import type { PublishingState } from '#contract/call/publishing.ts'
import { joinValues, splitValues } from '#contract/call/split-values.ts'
import {
  type DraftableEntityName,
  draftableEntityNames,
  type EntryDraft,
} from '#contract/lifecycle/draft.ts'
import { entityLabelOf } from '#contract/lifecycle/entities.ts'
import type { Queries } from '#server/base/db/database.ts'
import { applyLimitAndOffset, type ListQueryOptions } from '#server/base/db/list.ts'
import { snapshotRowSchema } from '#server/base/db/snapshot-shape.ts'
import { entityDefinitionOf } from '#server/base/definition/definitions.ts'
import type { MediaService } from '#server/base/media/media-service.ts'
import { isVisibleAt } from '#server/base/reader/visible.ts'
import { endPreviewLinks, previewEndOf } from '#server/base/write/end-previews.ts'
import type { Actor } from '#server/base/write/journal.ts'
import type { WriteTransaction } from '#server/base/write/write.ts'
import { journaledEntitiesByName } from '#server/lifecycle/records.ts'
import {
  type CurrentEntryState,
  currentFieldValueOf,
  isCurrentFieldValue,
} from './current-value.ts'
import { draftPublisherOf } from './publishers.ts'

export interface DraftReference {
  readonly entity: DraftableEntityName
  readonly id: string
}

const values = z.record(z.string(), z.unknown())

const findRow = async (queries: Queries, { entity, id }: DraftReference) => {
  const row = await queries
    .selectFrom('draft')
    .selectAll()
    .where('entity', '=', entity)
    .where('entityId', '=', id)
    .executeTakeFirst()
  return (
    row && {
      ...row,
      fields: values.parse(JSON.parse(row.fields)),
      /** Published values of the changed fields. Values of collections have a name each. */
      base: splitValues(entityDefinitionOf(entity), values.parse(JSON.parse(row.base))),
    }
  )
}

export const findDraft = async (
  queries: Queries,
  named: DraftReference,
): Promise<EntryDraft | undefined> => {
  const found = await findRow(queries, named)
  if (found === undefined) return undefined
  const { fields, version, updatedAt, actor } = found
  return { ...named, fields, version, updatedAt, updatedBy: actor }
}

export const listDrafts = async (
  queries: Queries,
  entity: DraftableEntityName,
  wanted: ListQueryOptions,
) => {
  // Omits drafts without fields, because they change nothing.
  const all = queries.selectFrom('draft').where('entity', '=', entity).where('fields', '<>', '{}')
  const rows = await applyLimitAndOffset(all, wanted)
    .select(['entityId', 'updatedAt', 'actor'])
    .orderBy('updatedAt', 'desc')
    .orderBy('entityId')
    .execute()
  const { count } = await all
    .select((row) => row.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return {
    drafts: rows.map(({ entityId: id, updatedAt, actor }) => ({
      entity,
      id,
      updatedAt,
      updatedBy: actor,
    })),
    total: Number(count),
  }
}

/** Throws 404 if the entry has no draft. */
export const requireDraft = async (
  queries: Queries,
  named: DraftReference,
): Promise<EntryDraft> => {
  const found = await findDraft(queries, named)
  if (found === undefined) throw createNotFoundError('Draft')
  return found
}

const readCurrent = async (
  queries: Queries,
  { entity, id }: DraftReference,
): Promise<CurrentEntryState> => {
  const state = await journaledEntitiesByName.get(entity)?.read(queries, id)
  const { rows } = await sql`select * from ${sql.table(entity)} where "_id" = ${id}`.execute(
    queries,
  )
  if (typeof state !== 'object' || state === null) throw createNotFoundError(entityLabelOf(entity))
  const split = splitValues(entityDefinitionOf(entity), state)
  return { state: split, row: snapshotRowSchema.parse(rows[0]) }
}

/** Locks the entry until the transaction ends, so that saves of its draft do not run concurrently. */
const lockEntry = (write: WriteTransaction, { entity, id }: DraftReference): Promise<void> => {
  const record = journaledEntitiesByName.get(entity)
  if (record === undefined) throw createNotFoundError(entityLabelOf(entity))
  return write.hold(record, id)
}

const changedByOthersError = (entity: string): ApiError =>
  new ApiError(
    'staleVersion',
    `${entityLabelOf(entity)} was changed by someone else in the meantime`,
  )

/**
 * Saves a draft without fields that equal the published ones. `version` is that of the existing draft, otherwise of the
 * entry. If `seen` is the entry's current version, the draft may replace changes published since the draft was begun.
 * A repeated save returns the same result.
 */
export const saveDraft = async (
  write: WriteTransaction,
  { accountId, name: actor }: Actor,
  named: DraftReference,
  { version, seen }: { version: number | undefined; seen: number | undefined },
  given: object,
): Promise<EntryDraft> => {
  const { entity, id: entityId } = named
  await lockEntry(write, named)
  const current = await readCurrent(write.queries, named)
  const before = await findRow(write.queries, named)
  const known = before?.version ?? current.row.version
  const definition = entityDefinitionOf(entity)
  const decoded = await draftPublisherOf(entity).decode(write.queries, entityId, given)
  const wanted = {
    ...splitValues(definition, before?.fields ?? {}),
    ...splitValues(definition, decoded),
  }
  const changed = Object.entries(wanted).filter(
    ([name, value]) => value !== undefined && !isCurrentFieldValue(current, name, value),
  )
  const fields = JSON.stringify(joinValues(definition, Object.fromEntries(changed)))
  if (version !== undefined && version !== known) {
    // A client that got no response repeats the save, which must not fail as a conflict with itself.
    const isRepeated =
      before?.accountId === accountId &&
      version === before.version - 1 &&
      fields === JSON.stringify(before.fields)
    if (isRepeated) return requireDraft(write.queries, named)
    throw changedByOthersError(entity)
  }
  const isSeen = seen !== undefined && seen === current.row.version
  const base = changed.map(([name]) => [
    name,
    before && name in before.base && !isSeen
      ? before.base[name]
      : currentFieldValueOf(current, name),
  ])
  const row = {
    fields,
    base: JSON.stringify(joinValues(definition, Object.fromEntries(base))),
    version: Number(known) + 1,
    updatedAt: write.now,
    actor,
    accountId,
  }
  await write.queries
    .insertInto('draft')
    .values({ entity, entityId, ...row })
    .onConflict((conflict) => conflict.columns(['entity', 'entityId']).doUpdateSet(row))
    .execute()
  return requireDraft(write.queries, named)
}

export const discardDraft = async (
  write: WriteTransaction,
  named: DraftReference,
  version: number | undefined,
): Promise<EntryDraft> => {
  const draft = await requireDraft(write.queries, named)
  if (version !== undefined && version !== draft.version) throw changedByOthersError(named.entity)
  const { numDeletedRows } = await write.queries
    .deleteFrom('draft')
    .where('entity', '=', named.entity)
    .where('entityId', '=', named.id)
    // Matches nothing if someone saved the draft after it was read above.
    .where('version', '=', draft.version)
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) throw changedByOthersError(named.entity)
  return draft
}

/** Publishes a draft, now or at the time in `shown`. Throws 409 if someone else changed the same fields meanwhile. */
export const publishEntryDraft = async (
  write: WriteTransaction,
  named: DraftReference,
  version: number | undefined,
  media: MediaService,
  shown: Partial<PublishingState> = {},
): Promise<EntryDraft> => {
  const { entity, id } = named
  await lockEntry(write, named)
  const found = await findRow(write.queries, named)
  if (found === undefined) throw createNotFoundError('Draft')
  const current = await readCurrent(write.queries, named)
  const changed = splitValues(entityDefinitionOf(entity), found.fields)
  const isOvertaken = Object.entries(found.base).some(
    ([name, value]) =>
      !isCurrentFieldValue(current, name, value) &&
      !isCurrentFieldValue(current, name, changed[name]),
  )
  if (isOvertaken) throw changedByOthersError(entity)
  const draft = await discardDraft(write, named, version)
  await draftPublisherOf(entity).apply(
    write,
    id,
    { ...draft.fields, status: 'published', ...shown },
    media,
  )
  const { state } = await readCurrent(write.queries, named)
  if (isVisibleAt(state, write.now)) {
    const ended = { endsAt: previewEndOf(state), now: write.now }
    await endPreviewLinks(write.queries, entity, id, ended)
  }
  return draft
}

/** Removes expired preview links, and drafts and links of permanently deleted entries. */
export const deleteUnneededDrafts = async (queries: Queries, now: Date): Promise<void> => {
  await queries.deleteFrom('previewToken').where('expiresAt', '<=', now.toISOString()).execute()
  for (const entity of draftableEntityNames) {
    for (const table of ['draft', 'previewToken'] as const) {
      // Keeps drafts of entries in the trash, because these may be restored with their drafts.
      await sql`delete from ${sql.table(table)} where "entity" = ${entity}
        and not exists (select 1 from ${sql.table(entity)} as "kept" where "kept"."_id" = "entityId")
        and not exists (select 1 from "journal" where "journal"."entity" = ${entity}
          and "journal"."entityId" = ${sql.ref(`${table}.entityId`)} and "journal"."rows" is not null)`.execute(
        queries,
      )
    }
  }
}
