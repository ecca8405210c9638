import { sql } from 'kysely'
import { ApiError } from '#contract/call/api-error.ts'
import { entityLabelOf } from '#contract/lifecycle/entities.ts'
import { mediaFileNameOfUrl } from '#contract/media/film.ts'
import type { Queries } from '#server/base/db/database.ts'
import type { EntrySnapshot, SnapshotRow } from '#server/base/db/snapshot-shape.ts'
import {
  fileColumns,
  filterColumnsOfTable,
  pictureColumns,
  referenceColumns,
} from '#server/base/definition/columns.ts'
import { orderGroupColumnOf } from '#server/base/definition/ordered-within.ts'
import { type OwnedRows, ownedRowsOf } from '#server/base/definition/owned-rows.ts'
import { hasEntry, insertRowIfMissing, updateRow } from '#server/base/entity/rows.ts'
import type { MediaService } from '#server/base/media/media-service.ts'
import type { JournaledEntity, NewRowColumns, WriteTransaction } from '#server/base/write/write.ts'

/** Returns the kind of the first missing entry that a row refers to, or null. */
const findMissing = async (
  queries: Queries,
  table: string,
  row: SnapshotRow,
): Promise<string | null> => {
  for (const { column, to } of filterColumnsOfTable(referenceColumns, table)) {
    const id = row[column]
    if (typeof id === 'string' && !(await hasEntry(queries, to, id))) return to
  }
  return null
}

const shiftRowsAt = async (queries: Queries, table: string, row: SnapshotRow): Promise<void> => {
  const place = row.position
  if (typeof place !== 'number') return
  const owner = orderGroupColumnOf(table)
  const inList = owner ? sql`${sql.ref(owner)} = ${row[owner] ?? null}` : sql`1 = 1`
  await sql`update ${sql.table(table)} set "position" = "position" + 1
    where ${inList} and "position" >= ${place} and exists (
      select 1 from ${sql.table(table)} as taken where ${
        owner ? sql`${sql.ref(`taken.${owner}`)} = ${row[owner] ?? null}` : sql`1 = 1`
      } and taken."position" = ${place})`.execute(queries)
}

/** Inserts a row at its old position. Returns false if it conflicts with another row. */
const insertAtPosition = async (
  queries: Queries,
  table: string,
  row: SnapshotRow,
): Promise<boolean> => {
  await shiftRowsAt(queries, table, row)
  return insertRowIfMissing(queries, table, row)
}

const withoutMetadata = ({
  _id,
  createdAt,
  updatedAt,
  version,
  ...fields
}: SnapshotRow): SnapshotRow => fields

const conflictError = async (
  queries: Queries,
  { table, label }: JournaledEntity<unknown>,
  id: string,
  root: SnapshotRow,
) =>
  (await hasEntry(queries, table, id))
    ? new ApiError('notRestorable', 'This has been brought back already')
    : new ApiError(
        'nameTaken',
        'path' in root
          ? `Another ${label.toLowerCase()} has this address by now. Change that first.`
          : `Another ${label.toLowerCase()} has this name by now. Rename that first.`,
      )

/** Restores a snapshot. Drops references to entries that are gone. */
export const restoreSnapshot = async <T>(
  write: WriteTransaction,
  entity: JournaledEntity<T>,
  id: string,
  snapshot: EntrySnapshot,
  media: MediaService,
): Promise<T> => {
  const { queries } = write
  const parts = ownedRowsOf(entity.table) ?? []
  const root = snapshot[entity.table]?.[0]
  if (root === undefined) throw new ApiError('notRestorable', 'There is nothing to bring back')
  const missing = await findMissing(queries, entity.table, root)
  if (missing !== null) {
    const label = entityLabelOf(missing).toLowerCase()
    throw new ApiError(
      'parentGone',
      `The ${label} this belonged to is gone. Bring that back first.`,
    )
  }

  /**
   * Clears the URLs of pictures and files that no longer exist. Returns null for a list row whose picture no
   * longer exists.
   */
  const withPictures = async (table: string, row: SnapshotRow): Promise<SnapshotRow | null> => {
    const kept = { ...row }
    for (const { column } of filterColumnsOfTable([...pictureColumns, ...fileColumns], table)) {
      const url = kept[column]
      // A field for a file may have the URL of another site instead.
      if (typeof url !== 'string' || mediaFileNameOfUrl(url) === null) continue
      const isThere = await media.revive(write, url)
      if (!isThere && !('_id' in row)) return null
      kept[column] = isThere ? url : ''
    }
    return kept
  }

  const bringBack = async ({ table, column, within, onlyIfRemoved }: OwnedRows): Promise<void> => {
    for (const row of snapshot[table] ?? []) {
      // A table can have rows of both sides of a list.
      if (!within && row[column] !== id) continue
      const isComplete = (await findMissing(queries, table, row)) === null
      const whole = isComplete ? await withPictures(table, row) : null
      // Owned entries all come back, so their positions are free.
      if (whole && onlyIfRemoved) await insertRowIfMissing(queries, table, whole)
      else if (whole) await insertAtPosition(queries, table, whole)
    }
  }

  const whole = (await withPictures(entity.table, root)) ?? root
  const fields = withoutMetadata((await entity.revive?.(queries, id, whole)) ?? whole)
  if (await hasEntry(queries, entity.table, id)) {
    // Locks the entry first, so that nobody changes it between the check and the restoration.
    await write.hold(entity, id)
    await entity.mayChange?.(queries, id)
    return write.update(entity, id, undefined, async () => {
      await updateRow(queries, entity.table, id, fields)
      for (const part of parts.filter(({ kind }) => kind === 'list')) {
        await sql`delete from ${sql.table(part.table)} where ${sql.ref(part.column)} = ${id}`.execute(
          queries,
        )
        await bringBack(part)
      }
    })
  }
  return write.create(
    entity,
    async (stamp: NewRowColumns) => {
      const { createdAt = stamp.createdAt, version } = root
      const row = { ...fields, ...stamp, createdAt, version: Number(version) + 1 }
      if (!(await insertAtPosition(queries, entity.table, row)))
        throw await conflictError(queries, entity, id, root)
      for (const part of parts) await bringBack(part)
    },
    id,
  )
}
