import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '#server/base/db/database.ts'
import { dialectOf } from '#server/base/db/dialect.ts'
import { definitionOf } from '#server/base/definition/definitions.ts'

/** A table as the database describes it. */
export interface Table {
  readonly name: string
  readonly columns: readonly string[]
  /** Those that hold text. */
  readonly texts: readonly string[]
}

/** Every table but the search index, which is made of others. */
export const readTables = async (queries: Queries): Promise<Table[]> =>
  (await queries.introspection.getTables())
    .filter(({ name, schema = 'public' }) => schema === 'public' && !/^search[A-Z]/.test(name))
    .map(({ name, columns }) => ({
      name,
      columns: columns.map((column) => column.name),
      texts: columns
        .filter(({ dataType }) => dataType.toLowerCase() === 'text')
        .map((column) => column.name),
    }))

/** Content of the site: what editors keep, with its history. */
export const isContent = ({ name }: Pick<Table, 'name'>): boolean =>
  definitionOf(name)?.history === true

/** Columns in which an address stands alone, of whom a row is about. */
const addressColumns = ['emailKey', 'email']

/** The column by which a table's rows belong to an address. */
export const addressColumn = (table: Table): string | undefined =>
  isContent(table) ? undefined : addressColumns.find((name) => table.columns.includes(name))

/** Tables that say who did something, in a column beside the account: they go on without the name. */
export const isRecordOfWork = ({ columns }: Table): boolean =>
  columns.includes('accountId') && columns.includes('actor')

/** Each column that names who did something beside one for the id of their account: `createdBy` and `createdById`. */
export const authorColumns = ({ columns }: Table): { name: string; id: string }[] =>
  [{ name: 'actor', id: 'accountId' }]
    .concat(
      columns.filter((each) => each.endsWith('By')).map((name) => ({ name, id: `${name}Id` })),
    )
    .filter(({ name, id }) => columns.includes(name) && columns.includes(id))

/** Returns the name under which a row is counted: the kind of a row of `work`, the table of any other. */
export const nameOfRow = ({ name }: Table, { kind }: Readonly<Record<string, unknown>>): string =>
  name === 'work' ? String(kind) : name

/** Copies of what stands elsewhere, mail that waits and keys of requests: rows that name the address go as a whole. */
export const isPassing = (table: Table, row: Readonly<Record<string, unknown>>): boolean =>
  ['mailQueue', 'lookup', 'requestKey'].includes(nameOfRow(table, row))

/** The position of a text within another, from 1; 0 if it is not there. */
export const positionOf = (queries: Queries, text: RawBuilder<unknown>, part: string) =>
  dialectOf(queries) === 'postgres'
    ? sql<number>`strpos(${text}, ${part})`
    : sql<number>`instr(${text}, ${part})`

/** A text with its ASCII letters in lower case, whatever the database's locale does with the others. */
export const lowerAscii = (queries: Queries, column: string) =>
  dialectOf(queries) === 'postgres'
    ? sql`lower(${sql.ref(column)} collate "C")`
    : sql`lower(${sql.ref(column)})`

/** Whether a column holds the key of an address, also one of its own beside an older account's. */
export const hasEmailKey = (queries: Queries, column: string, key: string) =>
  sql<boolean>`(${sql.ref(column)} = ${key} or ${positionOf(queries, sql.ref(column), `${key} `)} = 1)`

/** What names a row, whatever its key is, until the transaction ends. */
export const rowName = (queries: Queries) =>
  sql.ref(dialectOf(queries) === 'postgres' ? 'ctid' : 'rowid')
