import { sql } from 'kysely'
import { createInvalidInputError, createNotFoundError } from '#contract/call/api-error.ts'
import { parseFigureUrl } from '#contract/figure/figure-file.ts'
import { mediaFileUrl } from '#contract/media/picture-facts.ts'
import { lockPictureRows } from '#server/base/db/picture-hold.ts'
import type { SnapshotRow } from '#server/base/db/snapshot-shape.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { updateRow } from '#server/base/entity/rows.ts'
import { isFigureReplaced, markFigureReplaced } from '#server/base/media/figure-rows.ts'
import type { Actor } from '#server/base/write/journal.ts'
import {
  type JournaledEntity,
  type WriteTransaction,
  writeInTransaction,
} from '#server/base/write/write.ts'
import {
  type FigureReferencingRow,
  figureTextColumns,
  findRowsContainingFigure,
  listFigureUses,
  unpublishedFigureTextColumns,
} from './figure-uses.ts'

export type JournaledEntitiesByName = ReadonlyMap<string, JournaledEntity<unknown>>

interface Replacement {
  readonly from: string
  readonly to: string
}

const nameOf = (url: string): string => url.slice(mediaFileUrl('').length)

const noSuchFigure = (path: keyof Replacement) =>
  createInvalidInputError([{ path, message: 'There is no such figure' }])

const replaceInRow = async (
  tx: WriteTransaction,
  records: JournaledEntitiesByName,
  { table, id }: FigureReferencingRow,
  { from, to }: Replacement,
): Promise<void> => {
  const record = records.get(table)
  if (!record) throw new TypeError(`${table} has texts and no history`)
  await tx.update(record, id, undefined, async () => {
    const { rows } = await sql<SnapshotRow>`
      select * from ${sql.table(table)} where "_id" = ${id}`.execute(tx.queries)
    const texts = (figureTextColumns.get(table) ?? []).map((column) => [
      column,
      String(rows[0]?.[column] ?? '').replaceAll(from, to),
    ])
    await updateRow(tx.queries, table, id, Object.fromEntries(texts))
  })
}

const replaceInWaiting = async (
  { queries, now }: WriteTransaction,
  { name: actor }: Actor,
  { from, to }: Replacement,
): Promise<void> => {
  // Increases the version of drafts, so that an open form notices the change.
  await queries
    .updateTable('draft')
    .set(({ eb }) => ({ version: eb('version', '+', 1), updatedAt: now, actor }))
    .where('fields', 'like', `%${from}%`)
    .execute()
  for (const { table, column } of unpublishedFigureTextColumns) {
    const text = sql.ref(column)
    await sql`update ${sql.table(table)} set ${text} = replace(${text}, ${from}, ${to})
      where ${text} like ${`%${from}%`}`.execute(queries)
  }
}

/**
 * Replaces a figure in all texts and deletes the old figure's files. Returns the entries that contained the
 * old figure. May be repeated, for instance after an old text was restored from the history.
 */
export const replaceFigure = async (
  { media, database }: Pick<BaseServices, 'media' | 'database'>,
  records: JournaledEntitiesByName,
  who: Actor,
  { from, to }: Replacement,
) => {
  const [old, next] = [parseFigureUrl(from), parseFigureUrl(to)]
  if (!old || !next) throw createNotFoundError('Figure')
  if (old.kind !== next.kind)
    throw createInvalidInputError([
      { path: 'to', message: 'A scan cannot take the place of a recording' },
    ])
  if (from === to) throw createInvalidInputError([{ path: 'to', message: 'Choose another figure' }])
  const oldName = nameOf(old.still)
  const isKnown = (await media.isReplaced(nameOf(from))) || (await media.serveFile(nameOf(from)))
  if (!isKnown) throw noSuchFigure('from')
  if (!(await media.serveFile(nameOf(to)))) throw noSuchFigure('to')

  const replacedIn = await writeInTransaction(database, who, async (tx) => {
    const uses = await listFigureUses(tx.queries, from)
    for (const row of await findRowsContainingFigure(tx.queries, from))
      await replaceInRow(tx, records, row, { from, to })
    await replaceInWaiting(tx, who, { from, to })
    // Locks both figures, so that requests that replace A by B and B by A run one after the other.
    const locked = await lockPictureRows(database, tx.queries, [old.still, next.still])
    if (!locked.has(next.still) || (await isFigureReplaced(tx.queries, nameOf(next.still))))
      throw noSuchFigure('to')
    await markFigureReplaced(tx.queries, { name: oldName, kind: old.kind, replacedBy: to })
    return uses
  })
  // If a file cannot be removed now, the regular cleanup removes it later.
  await media.removeReplaced(oldName).catch(database.onError)
  await media.removeUnused([old.still])
  return replacedIn
}
