import { sql } from 'kysely'
import { ApiError } from '#contract/api-error.ts'
import type { Queries } from '#server/db/database.ts'
import type { Row, Snapshot } from '#server/db/snapshot.ts'
import type { Entity, NewRow, Write } from '#server/db/write.ts'
import { inTable, markdownColumns, pictureColumns, references } from '#server/entity/columns.ts'
import { type OwnedRows, ownedRowsOf } from '#server/entity/owned-rows.ts'
import { changeRow, insertMissing } from '#server/entity/rows.ts'
import type { Media } from '#server/media/media.ts'

const exists = async (queries: Queries, table: string, id: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from ${sql.table(table)} where "_id" = ${id}`.execute(queries)
  return rows.length > 0
}

/** Whether all that a row refers to is still there. */
const isAnchored = async (queries: Queries, table: string, row: Row): Promise<boolean> => {
  for (const { column, to } of inTable(references, table)) {
    const id = row[column]
    if (typeof id === 'string' && !(await exists(queries, to, id))) return false
  }
  return true
}

const withoutStamp = ({ _id, createdAt, updatedAt, version, ...fields }: Row): Row => fields

/** Brings back what a snapshot holds. What it led to and is gone by now is left out. */
export const restore = async <T>(
  write: Write,
  entity: Entity<T>,
  id: string,
  snapshot: Snapshot,
  media: Media,
): Promise<T> => {
  const { queries } = write
  const parts = ownedRowsOf(entity.table) ?? []
  const root = snapshot[entity.table]?.[0]
  if (root === undefined) throw new ApiError('notRestorable', 'There is nothing to bring back')
  if (!(await isAnchored(queries, entity.table, root))) {
    throw new ApiError('parentGone', 'What this belonged to is gone. Bring that back first.')
  }

  /** A row with the pictures that are still there; null if it held only a missing picture. */
  const withPictures = async (table: string, row: Row): Promise<Row | null> => {
    const kept = { ...row }
    for (const { column } of inTable(pictureColumns, table)) {
      const url = kept[column]
      if (typeof url !== 'string' || url === '') continue
      const isThere = await media.revive(write, url)
      if (!isThere && !('_id' in row)) return null
      kept[column] = isThere ? url : ''
    }
    const texts = inTable(markdownColumns, table).map(({ column }) => String(kept[column] ?? ''))
    await media.follow(write, [], texts)
    return kept
  }

  const bringBack = async ({ table }: OwnedRows): Promise<void> => {
    for (const row of snapshot[table] ?? []) {
      const whole = (await isAnchored(queries, table, row)) ? await withPictures(table, row) : null
      if (whole) await insertMissing(queries, table, whole)
    }
  }

  const fields = withoutStamp((await withPictures(entity.table, root)) ?? root)
  if (await exists(queries, entity.table, id)) {
    return write.update(entity, id, undefined, async () => {
      await changeRow(queries, entity.table, id, fields)
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
    async (stamp: NewRow) => {
      await insertMissing(queries, entity.table, {
        ...fields,
        ...stamp,
        version: Number(root.version) + 1,
      })
      for (const part of parts) await bringBack(part)
    },
    id,
  )
}
