import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { Dialect } from 'kysely'
import { chownToFolderOwner } from '#server/base/process/give-to-owner.ts'
import { registerSqliteFoldFunction } from './fold.ts'
import { createSqliteDialect, type RunSqliteStatement } from './sqlite-driver.ts'

const isInput = (value: unknown): value is SQLInputValue =>
  value === null ||
  ['string', 'number', 'bigint'].includes(typeof value) ||
  value instanceof Uint8Array

const inputs = (parameters: readonly unknown[]): SQLInputValue[] =>
  parameters.map((value) => {
    if (isInput(value)) return value
    throw new TypeError(`SQLite cannot store a ${typeof value}`)
  })

const runner = (
  prepared: StatementSync,
): ((parameters: readonly unknown[]) => ReturnType<RunSqliteStatement>) => {
  if (prepared.columns().length > 0) {
    return (parameters) => ({ rows: prepared.all(...inputs(parameters)) })
  }
  return (parameters) => {
    const { changes, lastInsertRowid } = prepared.run(...inputs(parameters))
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
  }
}

const maxCachedStatements = 500

const runOn = (raw: DatabaseSync): RunSqliteStatement => {
  const known = new Map<string, ReturnType<typeof runner>>()
  return (sql, parameters) => {
    // SQLite rolls back on a full disk. A second rollback would fail and hide the error.
    if (sql === 'rollback' && !raw.isTransaction) return { rows: [] }
    const prepared = known.get(sql) ?? runner(raw.prepare(sql))
    if (known.size >= maxCachedStatements && !known.has(sql)) known.clear()
    known.set(sql, prepared)
    return prepared(parameters)
  }
}

/**
 * Opens the SQLite database of a data directory. Commits survive a crash, and foreign keys are
 * enforced.
 */
export const openSqlite = (dataDir: string): { raw: DatabaseSync; dialect: Dialect } => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, 'salus.db')
  const raw = new DatabaseSync(path)
  chownToFolderOwner(dataDir, [path])
  raw.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma busy_timeout = 5000;
    pragma trusted_schema = off;
  `)
  registerSqliteFoldFunction(raw)
  let reading: { raw: DatabaseSync; run: RunSqliteStatement } | undefined
  const openBeside = () => {
    const second = new DatabaseSync(path, { readOnly: true })
    second.exec('pragma busy_timeout = 5000; pragma trusted_schema = off;')
    registerSqliteFoldFunction(second)
    return { raw: second, run: runOn(second) }
  }
  const dialect = createSqliteDialect({
    writer: runOn(raw),
    reader: (sql, parameters) => {
      reading ??= openBeside()
      return reading.run(sql, parameters)
    },
    close: () => {
      reading?.raw.close()
      raw.close()
    },
  })
  return { raw, dialect }
}
