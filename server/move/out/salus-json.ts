import { sql } from 'kysely'
import type { EntityDefinition } from '#contract/call/entity.ts'
import type { Queries } from '#server/base/db/database.ts'
import { latestMigrationName } from '#server/base/db/snapshot.ts'
import { entityDefinitionOf } from '#server/base/definition/definitions.ts'
import { hasEntry } from '#server/base/entity/rows.ts'
import { exportedEntityDefinitions, exportedSettingDefinitions } from './content.ts'
import { exportedListNames, readEntryRelatedRows } from './related-rows.ts'
import { type ExportedRow, readExportedRows } from './rows.ts'

/** Increase when the structure of exports changes. */
const exportFormat = 1

const toJson = (value: unknown) => JSON.stringify(value)

async function* listOf(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const item of items) {
    yield before + toJson(item)
    before = ',\n'
  }
  yield before === '[\n' ? '[]' : '\n]'
}

async function* each<T>(pages: AsyncIterable<readonly T[]>): AsyncGenerator<T> {
  for await (const page of pages) yield* page
}

/**
 * Reads the values in a database table of settings, by row id. The texts of pages have one row for
 * the published version and one for the draft.
 */
const readSingle = async (queries: Queries, table: string): Promise<object> => {
  const { rows } = await sql<{ _id: string; value: string }>`
    select "_id", "value" from ${sql.table(table)} order by "_id"`.execute(queries)
  return Object.fromEntries(rows.map(({ _id, value }) => [_id, JSON.parse(value)]))
}

async function* readSent(queries: Queries) {
  yield* await queries
    .selectFrom('issueSending')
    .innerJoin('issue', 'issue._id', 'issueSending.issueId')
    .select(['issueSending.issueId as id', 'issueSending.sentAt'])
    .orderBy('issueSending.issueId')
    .execute()
}

async function* withoutTrashed(
  queries: Queries,
  { name }: EntityDefinition,
  pages: AsyncIterable<ExportedRow[]>,
): AsyncGenerator<ExportedRow[]> {
  for await (const page of pages) {
    if (name !== 'translation') yield page
    else {
      const kept: ExportedRow[] = []
      for (const row of page) if (await isThere(queries, row)) kept.push(row)
      yield kept
    }
  }
}

const isThere = async (queries: Queries, { entity, entityId }: ExportedRow): Promise<boolean> => {
  const definition = entityDefinitionOf(String(entity))
  // Built-in texts can be translated although no row contains them.
  if (definition?.single?.includes(String(entityId))) return true
  return definition !== undefined && hasEntry(queries, definition.name, entityId)
}

/** Formats all content as JSON, one line per entry. The output is deterministic. */
export async function* writeSalusJson(queries: Queries): AsyncGenerator<string> {
  yield `{\n"salus": ${exportFormat},\n"schema": ${toJson(latestMigrationName)},\n"site": {`
  for (const [at, { name }] of exportedSettingDefinitions.entries()) {
    yield `${at === 0 ? '' : ','}\n${toJson(name)}: ${toJson(await readSingle(queries, name))}`
  }
  yield '\n},\n"entries": {'
  for (const [at, definition] of exportedEntityDefinitions.entries()) {
    yield `${at === 0 ? '' : ','}\n${toJson(definition.name)}: `
    yield* listOf(each(withoutTrashed(queries, definition, readExportedRows(queries, definition))))
  }
  yield '\n}'
  for (const name of exportedListNames) {
    yield `,\n${toJson(name)}: `
    yield* listOf(readEntryRelatedRows(queries, name))
  }
  yield ',\n"sentIssues": '
  yield* listOf(readSent(queries))
  yield '\n}\n'
}
