import { sql } from 'kysely'
import { appendAll } from '#contract/list/any-length.ts'
import type { Queries } from '#server/base/db/database.ts'
import { dialectOf } from '#server/base/db/dialect.ts'
import { foldedColumnExpression, foldForSearch } from '#server/base/db/fold.ts'
import { normalizeEmail } from '#server/base/text/email-key.ts'
import { createEmailPattern, searchablePartOfEmail } from './address.ts'
import {
  type DatabaseTable,
  emailColumnOf,
  internalRowIdSql,
  isActionLogTable,
  lowerAsciiSql,
  matchesEmailKeySql,
  substringPositionSql,
} from './tables.ts'

export type PersonalRow = Readonly<Record<string, string | number | null>>

export interface PersonalTableRows {
  readonly table: DatabaseTable
  readonly rows: readonly (PersonalRow & { readonly rowName: unknown })[]
}

type Found = PersonalTableRows['rows'][number]

const select = async (
  queries: Queries,
  { name, columns }: DatabaseTable,
  condition: ReturnType<typeof sql>,
): Promise<readonly Found[]> => {
  const { rows } = await sql<Found>`
    select ${internalRowIdSql(queries)} as "rowName", ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)} where ${condition}`.execute(
    queries,
  )
  return rows
}

const withoutStates = (table: DatabaseTable): DatabaseTable => {
  const states = ['before', 'after', 'rows', 'sources', 'kept', 'fields', 'base']
  return { ...table, columns: table.columns.filter((column) => !states.includes(column)) }
}

const findByAddress = async (
  queries: Queries,
  table: DatabaseTable,
  column: string,
  email: string,
) => {
  const key = normalizeEmail(email)
  if (column === 'emailKey') return select(queries, table, matchesEmailKeySql(queries, column, key))
  // The query ignores accents, so it may find similar email addresses, which are removed below.
  const rows = await select(
    queries,
    table,
    sql`${foldedColumnExpression(column)} = ${foldForSearch(email)}`,
  )
  return rows.filter((row) => normalizeEmail(String(row[column])) === key)
}

/**
 * Finds the rows of a person: rows with the email address in an email column, and rows that refer
 * to these by id, such as by `accountId` to a row of `account`.
 */
export const findPersonalRows = async (
  queries: Queries,
  tables: readonly DatabaseTable[],
  email: string,
): Promise<PersonalTableRows[]> => {
  const own: PersonalTableRows[] = []
  const refer: [column: string, ids: readonly string[]][] = []
  for (const table of tables) {
    const column = emailColumnOf(table)
    if (!column) continue
    const rows = await findByAddress(queries, table, column, email)
    if (rows.length === 0) continue
    own.push({ table, rows })
    const ids = rows.flatMap(({ _id }) => (typeof _id === 'string' ? [_id] : []))
    if (ids.length > 0) refer.push([`${table.name}Id`, ids])
  }
  for (const [column, ids] of refer) {
    for (const whole of tables.filter(({ columns }) => columns.includes(column))) {
      // A person's actions in the journal are personal data. The content that these actions changed is not.
      const table = isActionLogTable(whole) ? withoutStates(whole) : whole
      const rows = await select(queries, table, sql`${sql.ref(column)} in (${sql.join(ids)})`)
      if (rows.length > 0) own.push({ table, rows })
    }
  }
  return own
}

/** Maximum number of rows per query, so that other requests to the embedded database do not wait long. */
const maxRowsPerQuery = 2_000

/** Returns SQL conditions for ranges of row ids that together cover a table. */
const splitIntoRanges = async (queries: Queries, { name }: DatabaseTable) => {
  // PostgreSQL runs long queries without blocking this process.
  if (dialectOf(queries) === 'postgres') return [sql`true`]
  const { rows } = await sql<{ last: number | null }>`
    select max(rowid) as last from ${sql.table(name)}`.execute(queries)
  const count = Math.ceil((Number(rows[0]?.last ?? 0) + 1) / maxRowsPerQuery)
  return Array.from(
    { length: count },
    (_, at) => sql`rowid between ${at * maxRowsPerQuery} and ${(at + 1) * maxRowsPerQuery - 1}`,
  )
}

/** Finds all rows that mention an email address in a text column. */
export const findRowsMentioningEmail = async (
  queries: Queries,
  tables: readonly DatabaseTable[],
  email: string,
): Promise<PersonalTableRows[]> => {
  const pattern = createEmailPattern(email)
  const mentions: PersonalTableRows[] = []
  for (const table of tables) {
    if (table.texts.length === 0) continue
    const part = searchablePartOfEmail(email)
    const holds = (column: string) =>
      sql`${substringPositionSql(queries, lowerAsciiSql(queries, column), part)} > 0`
    const anywhere = sql.join(table.texts.map(holds), sql` or `)
    const named: Found[] = []
    for (const window of await splitIntoRanges(queries, table)) {
      const rows = await select(queries, table, sql`${window} and (${anywhere})`)
      const names = (row: PersonalRow) =>
        table.texts.some((column) => String(row[column] ?? '').search(pattern) >= 0)
      appendAll(named, rows.filter(names))
    }
    if (named.length > 0) mentions.push({ table, rows: named })
  }
  return mentions
}
