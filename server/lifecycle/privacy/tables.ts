import { sql } from 'kysely'
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

/** Copies of what stands elsewhere, and mail that waits: rows that name the address go as a whole. */
export const isPassing = ({ name }: Table): boolean => ['mailQueue', 'lookup'].includes(name)

/** What names a row, whatever its key is, until the transaction ends. */
export const rowName = (queries: Queries) =>
  sql.ref(dialectOf(queries) === 'postgres' ? 'ctid' : 'rowid')
