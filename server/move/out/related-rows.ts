import { sql } from 'kysely'
import type { Queries } from '#server/base/db/database.ts'
import { listPageEntryId } from '#server/base/redirect/the-list.ts'
import { exportedEntityDefinitions } from './content.ts'

/** Tables with rows that refer to an entry, and the columns that are exported. */
const besideTables = {
  drafts: { table: 'draft', columns: ['fields', 'base', 'updatedAt'], json: ['fields', 'base'] },
  /** Times when hidden entries became visible for the first time. */
  firstShown: { table: 'firstShown', columns: ['at'], json: [] },
  redirects: { table: 'redirect', columns: ['path'], json: [] },
} as const

export type ExportedListName = keyof typeof besideTables
export const exportedListNames: readonly ExportedListName[] = ['drafts', 'firstShown', 'redirects']

export type EntryRelatedRow = Readonly<Record<string, unknown>> & {
  readonly entity: string
  readonly id: string
}

export async function* readEntryRelatedRows(
  queries: Queries,
  name: ExportedListName,
): AsyncGenerator<EntryRelatedRow> {
  const { table, columns, json } = besideTables[name]
  const isJson = (column: string) => json.some((each) => each === column)
  for (const { name: entity } of exportedEntityDefinitions) {
    const { rows } = await sql<Record<string, string>>`
      select "entityId" as id, ${sql.join(columns.map((column) => sql.ref(column)))}
      from ${sql.table(table)} as beside where "entity" = ${entity}
      and ("entityId" = ${listPageEntryId} or
        exists (select 1 from ${sql.table(entity)} where "_id" = beside."entityId"))
      order by "entityId", ${sql.ref(columns[0])}`.execute(queries)
    for (const { id = '', ...row } of rows) {
      const values = columns.map((column) => {
        const value = String(row[column])
        return [column, isJson(column) ? JSON.parse(value) : value]
      })
      yield { entity, id, ...Object.fromEntries(values) }
    }
  }
}
