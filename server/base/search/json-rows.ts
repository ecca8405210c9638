import type { Queries } from '#server/base/db/database.ts'
import { dialectOf } from '#server/base/db/dialect.ts'
import { type SqlFragment, sqlFragment } from '#server/base/db/statement.ts'

/**
 * Passes rows as one JSON parameter, so that the SQL text is the same for any number of rows. In both
 * databases, `value ->> 0` reads the first column.
 */
export const buildJsonRowsSql = (
  queries: Queries,
  rows: readonly (readonly (string | number)[])[],
): SqlFragment => {
  const json = JSON.stringify(rows)
  return dialectOf(queries) === 'sqlite'
    ? sqlFragment`json_each(${json})`
    : sqlFragment`json_array_elements(${json}::json)`
}

export const buildJsonListSql = (queries: Queries, values: readonly string[]): SqlFragment => {
  const rows = values.map((value) => [value])
  return sqlFragment`(select value ->> 0 from ${buildJsonRowsSql(queries, rows)})`
}
