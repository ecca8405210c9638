import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '#server/base/db/database.ts'
import { dialectOf } from '#server/base/db/dialect.ts'
import { entityDefinitionOf } from '#server/base/definition/definitions.ts'

export interface DatabaseTable {
  readonly name: string
  readonly columns: readonly string[]
  readonly texts: readonly string[]
}

/** Reads all tables except the search index, which is derived from others. */
export const readDatabaseTables = async (queries: Queries): Promise<DatabaseTable[]> =>
  (await queries.introspection.getTables())
    .filter(({ name, schema = 'public' }) => schema === 'public' && !/^search[A-Z]/.test(name))
    .map(({ name, columns }) => ({
      name,
      columns: columns.map((column) => column.name),
      texts: columns
        .filter(({ dataType }) => dataType.toLowerCase() === 'text')
        .map((column) => column.name),
    }))

/** Whether a table holds content of the site that has a history. */
export const isContentTable = ({ name }: Pick<DatabaseTable, 'name'>): boolean =>
  entityDefinitionOf(name)?.history === true

/** Columns that contain nothing but an email address. */
const addressColumns = ['emailKey', 'email']

export const emailColumnOf = (table: DatabaseTable): string | undefined =>
  isContentTable(table) ? undefined : addressColumns.find((name) => table.columns.includes(name))

/** Whether a table records who did something. Its rows are kept when the person is erased, without the name. */
export const isActionLogTable = ({ columns }: DatabaseTable): boolean =>
  columns.includes('accountId') && columns.includes('actor')

/** Returns pairs of columns with the name and the account id of an author, such as `createdBy` and `createdById`. */
export const authorColumnsOf = ({ columns }: DatabaseTable): { name: string; id: string }[] =>
  [{ name: 'actor', id: 'accountId' }]
    .concat(
      columns.filter((each) => each.endsWith('By')).map((name) => ({ name, id: `${name}Id` })),
    )
    .filter(({ name, id }) => columns.includes(name) && columns.includes(id))

/**
 * Returns the name under which the report on an erasure counts a row: the table, or the kind of job for rows
 * of `work`.
 */
export const erasureReportNameOf = (
  { name }: DatabaseTable,
  { kind }: Readonly<Record<string, unknown>>,
): string => (name === 'work' ? String(kind) : name)

/**
 * Whether a row is temporary, such as queued mail. An erasure deletes temporary rows that mention the
 * address.
 */
export const isTemporaryRow = (
  table: DatabaseTable,
  row: Readonly<Record<string, unknown>>,
): boolean => ['mailQueue', 'lookup', 'requestKey'].includes(erasureReportNameOf(table, row))

/** Builds SQL for the 1-based position of a substring, 0 if there is none. */
export const substringPositionSql = (queries: Queries, text: RawBuilder<unknown>, part: string) =>
  dialectOf(queries) === 'postgres'
    ? sql<number>`strpos(${text}, ${part})`
    : sql<number>`instr(${text}, ${part})`

/** Builds SQL that lowers ASCII letters independently of the database's locale. */
export const lowerAsciiSql = (queries: Queries, column: string) =>
  dialectOf(queries) === 'postgres'
    ? sql`lower(${sql.ref(column)} collate "C")`
    : sql`lower(${sql.ref(column)})`

/**
 * Builds an SQL condition: the column has the key of an email address. The key has a suffix if an older
 * account has the same one.
 */
export const matchesEmailKeySql = (queries: Queries, column: string, key: string) =>
  sql<boolean>`(${sql.ref(column)} = ${key} or ${substringPositionSql(queries, sql.ref(column), `${key} `)} = 1)`

/** Returns the internal row id, which is stable within a transaction. */
export const internalRowIdSql = (queries: Queries) =>
  sql.ref(dialectOf(queries) === 'postgres' ? 'ctid' : 'rowid')
