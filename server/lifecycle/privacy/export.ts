import type { PersonalData, PersonalRecord } from '#contract/lifecycle/privacy.ts'
import type { Queries } from '#server/base/db/database.ts'
import { createEmailPattern, excerptAroundMatch } from './address.ts'
import {
  findPersonalRows,
  findRowsMentioningEmail,
  type PersonalRow,
  type PersonalTableRows,
} from './find.ts'
import { selectProfilesOfEmail } from './profiles-of.ts'
import { type DatabaseTable, erasureReportNameOf, readDatabaseTables } from './tables.ts'

/** Whether a column is never disclosed, not even to its owner. */
const isSecret = (column: string): boolean => /hash|secret|token|publicKey|counter/i.test(column)

const visibleFields = ({ columns }: DatabaseTable, row: PersonalRow): PersonalRecord['fields'] =>
  Object.fromEntries(
    columns.filter((column) => !isSecret(column)).map((column) => [column, row[column] ?? null]),
  )

const excerptsOf = ({ columns, texts }: DatabaseTable, row: PersonalRow, pattern: RegExp) =>
  Object.fromEntries([
    ...['_id', 'entity', 'entityId', 'at']
      .filter((column) => columns.includes(column))
      .map((column) => [column, row[column] ?? null]),
    ...texts
      .filter((column) => !isSecret(column))
      .map((column) => [column, String(row[column] ?? '')] as const)
      .filter(([, text]) => text.search(pattern) >= 0)
      .map(([column, text]) => [column, excerptAroundMatch(text, pattern)]),
  ])

/** Finds all rows about an email address. Searches every table, so new tables need no registration. */
export const exportPersonalData = async (
  queries: Queries,
  email: string,
): Promise<PersonalData> => {
  const tables = await readDatabaseTables(queries)
  const own = await findPersonalRows(queries, tables, email)
  const known = new Set(own.flatMap((found) => keysOf(found)))
  const pattern = createEmailPattern(email)
  const mentions = await findRowsMentioningEmail(queries, tables, email)
  return {
    email,
    profiles: await selectProfilesOfEmail(queries, email),
    records: [
      ...own.flatMap(({ table, rows }) =>
        rows.map((row) => ({
          table: erasureReportNameOf(table, row),
          isOwn: true,
          fields: visibleFields(table, row),
        })),
      ),
      ...mentions.flatMap(({ table, rows }) =>
        rows
          .filter((row) => !known.has(keyOf(table, row)))
          .map((row) => ({
            table: erasureReportNameOf(table, row),
            isOwn: false,
            fields: excerptsOf(table, row, pattern),
          })),
      ),
    ],
  }
}

const keyOf = ({ name }: DatabaseTable, { rowName }: PersonalTableRows['rows'][number]): string =>
  `${name} ${rowName}`
const keysOf = ({ table, rows }: PersonalTableRows): string[] =>
  rows.map((row) => keyOf(table, row))
