import { sql } from 'kysely'
import type { Queries } from '#server/base/db/database.ts'
import { theList } from '#server/base/redirect/the-list.ts'
import { content } from './content.ts'

/** What is kept beside entries, and by which columns it is told. */
const tables = {
  /** Changes that are not published yet. */
  drafts: { table: 'draft', columns: ['fields', 'base', 'updatedAt'], json: ['fields', 'base'] },
  /** Since when visitors know what was not always shown. */
  firstShown: { table: 'firstShown', columns: ['at'], json: [] },
  /** Former addresses. */
  redirects: { table: 'redirect', columns: ['path'], json: [] },
} as const

export type BesideName = keyof typeof tables
export const besideNames: readonly BesideName[] = ['drafts', 'firstShown', 'redirects']

/** Something that is kept beside an entry. */
export type Beside = Readonly<Record<string, unknown>> & {
  readonly entity: string
  readonly id: string
}

/** What is kept beside the entries that are there, in an order that does not change. */
export async function* readBeside(queries: Queries, name: BesideName): AsyncGenerator<Beside> {
  const { table, columns, json } = tables[name]
  const isJson = (column: string) => json.some((each) => each === column)
  for (const { name: entity } of content) {
    const { rows } = await sql<Record<string, string>>`
      select "entityId" as id, ${sql.join(columns.map((column) => sql.ref(column)))}
      from ${sql.table(table)} as beside where "entity" = ${entity}
      and ("entityId" = ${theList} or
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
