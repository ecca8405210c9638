import type { Queries } from '#server/base/db/database.ts'
import { dialectOf } from '#server/base/db/dialect.ts'
import { type Fragment, fragment } from '#server/base/db/statement.ts'

/**
 * Passes rows as JSON, so that the statement does not depend on their number. `value ->> 0` is the
 * first column in both databases.
 */
export const jsonRows = (
  queries: Queries,
  rows: readonly (readonly (string | number)[])[],
): Fragment => {
  const json = JSON.stringify(rows)
  return dialectOf(queries) === 'sqlite'
    ? fragment`json_each(${json})`
    : fragment`json_array_elements(${json}::json)`
}

export const jsonList = (queries: Queries, values: readonly string[]): Fragment => {
  const rows = values.map((value) => [value])
  return fragment`(select value ->> 0 from ${jsonRows(queries, rows)})`
}
