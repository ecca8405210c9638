import { sql } from 'kysely'
import { ApiError, createInvalidInputError } from '#contract/call/api-error.ts'
import { isReferenceFieldType } from '#contract/collection/collection-field.ts'
import { maxCsvItems } from '#contract/item/item-csv.ts'
import { createBackgroundPause } from '#server/base/db/turns.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import type { MediaService } from '#server/base/media/media-service.ts'
import { findMissingFileError } from '#server/base/media/missing-file.ts'
import { unrestrictedReader } from '#server/base/reader/visible.ts'
import {
  type CsvFileRow,
  type RejectedCsvRow,
  readCsvFile,
} from '#server/base/text/read-csv-file.ts'
import type { Actor } from '#server/base/write/journal.ts'
import { type WriteTransaction, writeInTransaction } from '#server/base/write/write.ts'
import type { ItemDefinition } from '#server/collection/fields-store.ts'
import { type ItemEntry, type ItemFields, itemStore } from '../store.ts'
import { referencesInCell } from './cells.ts'
import { type CsvColumns, findColumns } from './columns.ts'
import { createReferenceFinder, type ReferenceFinder } from './named-store.ts'
import { idInRow, type RowReader, readRow } from './read-row.ts'

/** Few enough that other editors need not wait for the transaction. */
const rowsAtOnce = 20

interface ChangedRow {
  readonly line: number
  readonly before: ItemEntry | undefined
  readonly fields: ItemFields
}

interface Services extends Pick<BaseServices, 'database' | 'publicUrl'> {
  readonly media: Pick<MediaService, 'revive'>
}

/** Thrown to roll back a dry run. */
class DryRunEnd extends Error {}

const reasonOf = ({ errors, message }: ApiError): string =>
  errors.length === 0
    ? message
    : errors
        .map((error) =>
          error.path.startsWith('values.') ? error.message : `${error.path}: ${error.message}`,
        )
        .join('. ')

/** Returns the reason of a rejected row. Throws all other errors. */
const toRejectedRow = (line: number, error: unknown): RejectedCsvRow => {
  if (!(error instanceof ApiError)) throw error
  return { line, reason: reasonOf(error) }
}

const createFinders = async (
  { database: { queries } }: Services,
  { fields }: CsvColumns,
  rows: readonly CsvFileRow[],
): Promise<Map<string, ReferenceFinder>> => {
  const finders = new Map<string, ReferenceFinder>()
  for (const { at, field } of fields) {
    if (!isReferenceFieldType(field.type)) continue
    const wanted = rows.flatMap(({ cells }) => referencesInCell(cells[at] ?? ''))
    finders.set(field.key, await createReferenceFinder(queries, field, wanted))
  }
  return finders
}

const readItemsBefore = async (
  { database: { queries } }: Services,
  collection: ItemDefinition,
  ids: readonly string[],
): Promise<Map<string, ItemEntry>> => {
  if (ids.length === 0) return new Map()
  const items = await itemStore.read(queries, unrestrictedReader, sql`${sql.join(ids)}`)
  return new Map(
    items
      .filter(({ collectionId }) => collectionId === collection._id)
      .map((item) => [item._id, item]),
  )
}

const requireFiles = async (
  tx: WriteTransaction,
  { media }: Services,
  { fields: columns }: ItemDefinition,
  { values = {} }: ItemFields,
): Promise<void> => {
  for (const { key, label, type } of columns) {
    const url = values[key]
    if (!(type === 'picture' || type === 'file') || typeof url !== 'string') continue
    const message = await findMissingFileError(tx, media, url)
    if (message !== undefined)
      throw createInvalidInputError([{ path: `values.${key}`, message: `${label}: ${message}` }])
  }
}

const writeRow = async (
  tx: WriteTransaction,
  services: Services,
  collection: ItemDefinition,
  { before, fields }: ChangedRow,
): Promise<void> => {
  await requireFiles(tx, services, collection, fields)
  if (before) await itemStore.update(tx, before._id, before.version, fields)
  else await itemStore.add(tx, collection, fields)
}

/**
 * Imports a CSV file. Rejects rows one by one, with line number and reason. A dry run saves nothing. The last row is
 * added first, because lists show the newest item first.
 */
export const importItemsFromCsv = async (
  services: Services,
  who: Actor,
  collection: ItemDefinition,
  { file, dryRun = false }: { file: File; dryRun?: boolean | undefined },
) => {
  const { header, rows, refused: unread } = await readCsvFile(file, maxCsvItems)
  const columns = findColumns(collection, header, rows)
  const finders = await createFinders(services, columns, rows)
  const reader: RowReader = { collection, columns, finders, publicUrl: services.publicUrl }
  const refused = [...unread]
  const counts = { added: 0, updated: 0, unchanged: 0 }
  const lineOfId = new Map<string, number>()
  for (const row of rows) {
    const id = idInRow(columns, row)
    if (!lineOfId.has(id)) lineOfId.set(id, row.line)
  }

  const read = (row: CsvFileRow, known: ReadonlyMap<string, ItemEntry>): ChangedRow[] => {
    const { line } = row
    const id = idInRow(columns, row)
    const before = known.get(id)
    const refuse = (reason: string) => refused.push({ line, reason })
    if (id !== '' && before === undefined)
      refuse(`${collection.many} have no entry with this id: leave it empty to add one`)
    else if (before && lineOfId.get(id) !== line) refuse(`Line ${lineOfId.get(id)} has the same id`)
    else {
      try {
        const fields = readRow(reader, row, before)
        if (fields) return [{ line, before, fields }]
        counts.unchanged++
      } catch (error) {
        refused.push(toRejectedRow(line, error))
      }
    }
    return []
  }

  const write = async (changes: readonly ChangedRow[]): Promise<void> => {
    try {
      await writeInTransaction(services.database, who, async (tx) => {
        for (const change of changes) await writeRow(tx, services, collection, change)
        if (dryRun) throw new DryRunEnd()
      })
    } catch (error) {
      if (!(error instanceof DryRunEnd)) throw error
    }
    const updated = changes.filter(({ before }) => before).length
    counts.updated += updated
    counts.added += changes.length - updated
  }

  /** Saves several rows. If one cannot be saved, saves each for itself. */
  const save = async (changes: readonly ChangedRow[]): Promise<void> => {
    if (changes.length === 0) return
    try {
      await write(changes)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const [only, ...others] = changes
      if (only && others.length === 0) refused.push(toRejectedRow(only.line, error))
      else for (const change of changes) await save([change])
    }
  }

  const pause = createBackgroundPause()
  for (let end = rows.length; end > 0; end -= rowsAtOnce) {
    const batch = rows.slice(Math.max(0, end - rowsAtOnce), end).toReversed()
    const ids = batch.map((row) => idInRow(columns, row)).filter(Boolean)
    const known = await readItemsBefore(services, collection, ids)
    await save(batch.flatMap((row) => read(row, known)))
    await pause()
  }
  return { ...counts, refused: refused.toSorted((one, other) => one.line - other.line) }
}
