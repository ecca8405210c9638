import type { PersonalData, PersonalRecord } from '#contract/lifecycle/privacy.ts'
import type { Queries } from '#server/base/db/database.ts'
import { addressPattern, excerptAt } from './address.ts'
import { findMentions, findOwn, type Row, type Rows } from './find.ts'
import { profilesOf } from './profiles-of.ts'
import { nameOfRow, readTables, type Table } from './tables.ts'

/** Whether a column is never disclosed, not even to its owner. */
const isSecret = (column: string): boolean => /hash|secret|token|publicKey|counter/i.test(column)

const visibleFields = ({ columns }: Table, row: Row): PersonalRecord['fields'] =>
  Object.fromEntries(
    columns.filter((column) => !isSecret(column)).map((column) => [column, row[column] ?? null]),
  )

const excerptsOf = ({ columns, texts }: Table, row: Row, pattern: RegExp) =>
  Object.fromEntries([
    ...['_id', 'entity', 'entityId', 'at']
      .filter((column) => columns.includes(column))
      .map((column) => [column, row[column] ?? null]),
    ...texts
      .filter((column) => !isSecret(column))
      .map((column) => [column, String(row[column] ?? '')] as const)
      .filter(([, text]) => text.search(pattern) >= 0)
      .map(([column, text]) => [column, excerptAt(text, pattern)]),
  ])

/** Finds all rows about an address in all tables. Needs no list of tables. */
export const exportData = async (queries: Queries, email: string): Promise<PersonalData> => {
  const tables = await readTables(queries)
  const own = await findOwn(queries, tables, email)
  const known = new Set(own.flatMap((found) => keysOf(found)))
  const pattern = addressPattern(email)
  const mentions = await findMentions(queries, tables, email)
  return {
    email,
    profiles: await profilesOf(queries, email),
    records: [
      ...own.flatMap(({ table, rows }) =>
        rows.map((row) => ({
          table: nameOfRow(table, row),
          isOwn: true,
          fields: visibleFields(table, row),
        })),
      ),
      ...mentions.flatMap(({ table, rows }) =>
        rows
          .filter((row) => !known.has(keyOf(table, row)))
          .map((row) => ({
            table: nameOfRow(table, row),
            isOwn: false,
            fields: excerptsOf(table, row, pattern),
          })),
      ),
    ],
  }
}

const keyOf = ({ name }: Table, { rowName }: Rows['rows'][number]): string => `${name} ${rowName}`
const keysOf = ({ table, rows }: Rows): string[] => rows.map((row) => keyOf(table, row))
