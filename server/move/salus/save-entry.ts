import { sql } from 'kysely'
import { ApiError } from '#contract/call/api-error.ts'
import { type EntityDefinition, entityFieldsOfKind } from '#contract/call/entity.ts'
import { fieldTypeOf } from '#contract/call/field-types/any-field.ts'
import type { Queries } from '#server/base/db/database.ts'
import { lockListedEntries } from '#server/base/db/ordered-list.ts'
import type { SnapshotRow } from '#server/base/db/snapshot-shape.ts'
import { entityDefinitionOf } from '#server/base/definition/definitions.ts'
import { owningColumnOf } from '#server/base/definition/dependencies.ts'
import { positionForNewEntry } from '#server/base/entity/order.ts'
import { emptyColumns, toEntryColumns } from '#server/base/entity/record.ts'
import { hasEntry, hasRow, insertRowIfMissing } from '#server/base/entity/rows.ts'
import type { JournaledEntity, WriteTransaction } from '#server/base/write/write.ts'
import type { ExportedEntry, ExportedRelatedRow, ValidatedExportRow } from './read-export.ts'

export type JournaledEntityMap = ReadonlyMap<string, JournaledEntity<unknown>>

/** Whether an exported entry exists already, under the same id. */
export const isAlreadyImported = (
  queries: Queries,
  { entity, kind, id, title, values }: ExportedEntry,
) => {
  if (kind === 'redirect') return hasRow(queries, 'redirect', sql`"path" = ${title}`)
  if (!values) return hasEntry(queries, entity, id)
  return Object.keys(values).length > 0
    ? hasRow(queries, entity)
    : hasRow(queries, 'translation', sql`"entity" = ${entity}`)
}

const parentGoneError = (label: string) =>
  new ApiError('parentGone', `${label}: what it refers to is not here`)

/** Returns the columns of a row. Clears optional references to entries that do not exist. */
const columnsOfRow = async (
  queries: Queries,
  definition: EntityDefinition,
  row: ValidatedExportRow,
): Promise<SnapshotRow> => {
  const columns: SnapshotRow = {
    ...emptyColumns(definition),
    ...toEntryColumns(definition, row),
  }
  for (const [name, field] of entityFieldsOfKind(definition, 'relation')) {
    if (columns[name] === null) continue
    if (await hasEntry(queries, field.to, columns[name])) continue
    if (!field.optional && row.status !== 'draft') throw parentGoneError(definition.label)
    columns[name] = null
  }
  return columns
}

/** Returns the exported position if it is free, otherwise a new one at the start or end. */
const positionOf = async (
  queries: Queries,
  definition: EntityDefinition,
  row: ValidatedExportRow,
): Promise<SnapshotRow> => {
  if (definition.order.by !== 'position') return {}
  const column = owningColumnOf(definition.name)?.column
  const siblings = column ? { column, id: String(row[column]) } : undefined
  const behind = async () => ({
    position: await positionForNewEntry(queries, definition, siblings),
  })
  if (row.position === undefined) return behind()
  const among = column ? sql`${sql.ref(column)} = ${row[column]}` : sql`1 = 1`
  const isTaken = sql`${among} and "position" = ${row.position}`
  return (await hasRow(queries, definition.name, isTaken))
    ? behind()
    : { position: Number(row.position) }
}

type SavedRow = ValidatedExportRow & { readonly _id: string }

/** Moves the ids of related entries from list items into the relation field, as the database stores them. */
const moveMembersToRelations = (definition: EntityDefinition, row: SavedRow): SavedRow => {
  const moved: Record<string, unknown> = {}
  for (const [name, { member, placedIn = '' }] of entityFieldsOfKind(definition, 'relations')) {
    const items = row[placedIn]
    if (!Array.isArray(items)) continue
    // In exports of earlier versions, list items lack the ids of related entries.
    if (items.some((item) => item[member])) moved[name] = items.map((item) => item[member] ?? '')
    moved[placedIn] = items.map(({ [member]: _, ...item }) => item)
  }
  return { ...row, ...moved }
}

/** Inserts the lists of a row. Keeps gaps between positions. */
const insertLists = async (queries: Queries, definition: EntityDefinition, row: SavedRow) => {
  for (const [name, field] of entityFieldsOfKind(definition, 'pictures', 'relations')) {
    if (fieldTypeOf(field).isDerived?.(field)) continue
    const isDivided = 'by' in field && field.by !== undefined
    const lists = isDivided ? Object.entries(row[name] ?? {}) : [['', row[name] ?? []] as const]
    for (const [part, list] of lists) {
      const members = [list].flat().map(String)
      if ('to' in field) await lockListedEntries(queries, field.to, members.filter(Boolean))
      for (const [position, member] of members.entries()) {
        if (member === '') continue
        if ('to' in field && !(await hasEntry(queries, field.to, member))) continue
        const place = { [field.owner]: row._id, [field.member]: member, position }
        const divided = isDivided ? { [field.by ?? '']: part } : {}
        await insertRowIfMissing(queries, field.table, { ...place, ...divided })
      }
    }
  }
}

const insertRow = async (
  write: WriteTransaction,
  entity: JournaledEntity<unknown> | undefined,
  definition: EntityDefinition,
  given: SavedRow,
) => {
  const { queries } = write
  const row = moveMembersToRelations(definition, given)
  const { _id, createdAt, updatedAt } = row
  const columns: SnapshotRow = {
    ...(await columnsOfRow(queries, definition, row)),
    ...(await positionOf(queries, definition, row)),
    _id,
    createdAt: String(createdAt),
    updatedAt: String(updatedAt),
    version: 1,
  }
  const free = (await entity?.revive?.(queries, _id, columns)) ?? columns
  if (!(await insertRowIfMissing(queries, definition.name, free)))
    throw new ApiError(
      'nameTaken',
      `Another ${definition.label.toLowerCase()} has this name, address or id`,
    )
  await insertLists(queries, definition, row)
}

/** Adds an entry to the list of another entry of the same kind that was saved before. */
const insertMention = async (
  queries: Queries,
  entity: string,
  { id, field, part, member, position }: ExportedRelatedRow['row'],
) => {
  const [, list] =
    entityFieldsOfKind(entityDefinitionOf(entity), 'relations').find(([name]) => name === field) ??
    []
  if (!list || !(await hasEntry(queries, entity, id))) return
  await insertRowIfMissing(queries, list.table, {
    [list.owner]: String(id),
    [list.member]: String(member),
    position: Number(position),
    ...(list.by && { [list.by]: String(part) }),
  })
}

const insertBeside = async (
  { queries, touch }: WriteTransaction,
  { name, row }: ExportedRelatedRow,
) => {
  const entity = String(row.entity)
  const entityId = String(row.id)
  const about = { entity, entityId }
  switch (name) {
    case 'drafts':
      await insertRowIfMissing(queries, 'draft', {
        ...about,
        fields: JSON.stringify(row.fields),
        base: JSON.stringify(row.base),
        version: 1,
        updatedAt: String(row.updatedAt),
        actor: 'Salus',
      })
      break
    case 'firstShown':
      await insertRowIfMissing(queries, 'firstShown', { ...about, at: String(row.at) })
      break
    case 'redirects':
      if (await insertRowIfMissing(queries, 'redirect', { ...about, path: String(row.path) }))
        touch('redirect', entityId)
      break
    case 'mentions':
      await insertMention(queries, entity, row)
      break
    case 'sentIssues':
      await insertRowIfMissing(queries, 'issueSending', {
        issueId: entityId,
        sentAt: String(row.sentAt),
      })
      touch('issueSending', entityId)
  }
}

/** Adds an entry with its parts, drafts and redirects, and returns the id. Exported entries keep theirs. */
export const saveExportedEntry = async (
  write: WriteTransaction,
  entry: ExportedEntry,
  records: JournaledEntityMap,
): Promise<string> => {
  const record = records.get(entry.entity)
  const definition = entityDefinitionOf(entry.entity)
  if (!record || !definition) throw new ApiError('invalid', 'Salus knows no such entries')
  const [root, ...parts] = entry.values ? [undefined, ...entry.rows] : entry.rows
  const saveParts = async () => {
    for (const { entity, row } of parts.filter((each) => each !== undefined)) {
      const part = entityDefinitionOf(entity)
      const partRecord = records.get(entity)
      if (!part) continue
      const insert = () => insertRow(write, partRecord, part, { _id: '', ...row })
      // Translations of settings are undone by themselves, those of other entries with their entry.
      if (entry.values && partRecord) await write.create(partRecord, insert, row._id)
      else await insert()
    }
    for (const beside of entry.beside) await insertBeside(write, beside)
  }
  for (const [id, value] of Object.entries(entry.values ?? {})) {
    await write.create(
      record,
      async ({ createdAt, updatedAt }) => {
        const row = { _id: id, createdAt, updatedAt, version: 1, value: JSON.stringify(value) }
        const free = (await record.revive?.(write.queries, id, row)) ?? row
        await insertRowIfMissing(write.queries, entry.entity, free)
      },
      id,
    )
  }
  let { id } = entry
  if (!root) await saveParts()
  else
    await write.create(
      record,
      async (stamp) => {
        id = stamp._id
        await insertRow(write, record, definition, { ...stamp, ...root.row })
        await saveParts()
      },
      entry.id || undefined,
    )
  return id
}
