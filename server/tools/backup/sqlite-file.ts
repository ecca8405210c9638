import { DatabaseSync } from 'node:sqlite'
import { requireSqliteFile } from '#server/base/db/sqlite-copy.ts'
import { OperatorError } from '#server/base/process/operator-error.ts'
import type { TableFingerprints } from './manifest.ts'

/** Summary of a copied database, for the manifest of a backup. */
export interface CopiedDatabaseSummary {
  readonly steps: string[]
  readonly tables: TableFingerprints
  readonly pictures: string[]
}

const columnOf = (raw: DatabaseSync, sql: string, column: string): string[] =>
  raw
    .prepare(sql)
    .all()
    .map((row) => String(row[column]))

const withReadOnlyFile = <T>(path: string, read: (raw: DatabaseSync) => T): T => {
  const raw = new DatabaseSync(path, { readOnly: true })
  try {
    return read(raw)
  } finally {
    raw.close()
  }
}

const countRows = (raw: DatabaseSync): TableFingerprints => {
  // Skips the `searchText_*` tables, which SQLite derives from others.
  const names = columnOf(
    raw,
    "select name from sqlite_master where type = 'table' and name not glob 'searchText_*' and name not like 'sqlite_%'",
    'name',
  )
  return Object.fromEntries(
    names.map((name) => {
      const counted = raw.prepare(`select count(*) as rows from "${name}"`).get()
      return [name, { rows: Number(counted?.rows), digest: '' }]
    }),
  )
}

export const countSqliteRows = (path: string): TableFingerprints =>
  withReadOnlyFile(path, countRows)

/** Selects what Salus never creates. A trigger of a foreign database would run at the next write. */
const foreignObjects = `select type || ' ' || name as object from sqlite_master
  where type in ('trigger', 'view')
    or (sql like 'create virtual table%' and name not glob 'searchText_*')`

const listForeignObjects = (raw: DatabaseSync): string[] =>
  columnOf(raw, foreignObjects, 'object').map((object) => `${object} is not of Salus`)

/** Copies a consistent snapshot of the embedded database to a new file while others write. */
export const copyEmbeddedDatabase = (dataDir: string, target: string): CopiedDatabaseSummary => {
  const raw = new DatabaseSync(requireSqliteFile(dataDir))
  try {
    raw.exec('pragma busy_timeout = 30000')
    const [foreign] = listForeignObjects(raw)
    if (foreign) throw new OperatorError(`A restore would reject this database: ${foreign}.`)
    raw.prepare('vacuum into ?').run(target)
  } finally {
    raw.close()
  }
  return withReadOnlyFile(target, (copy) => ({
    tables: countRows(copy),
    steps: columnOf(copy, 'select name from migration order by name', 'name'),
    pictures: columnOf(copy, 'select name from media order by name', 'name'),
  }))
}

/** Lists integrity errors of a database file and objects that Salus never creates, or the error of opening it. */
export const findSqliteIntegrityErrors = (path: string): string[] => {
  try {
    return withReadOnlyFile(path, (raw) => [
      ...listForeignObjects(raw),
      ...columnOf(raw, 'pragma integrity_check', 'integrity_check').filter((row) => row !== 'ok'),
      ...columnOf(raw, 'pragma foreign_key_check', 'table').map(
        (table) => `a row of ${table} points at nothing`,
      ),
    ])
  } catch (error) {
    return [String(error)]
  }
}
